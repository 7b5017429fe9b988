import {expect, it} from 'vitest';
import {translate, withMessages} from '../src/translate';

const greet = (name: string): string => translate({id: 'greeting', message: 'Good day, {name}'}, {name});
const SPANISH = {greeting: 'Buenos días, {name}'};

it('returns the default message if the language has no translation', () => {
  expect(greet('{name}')).toBe('Good day, {name}');
  expect(withMessages({}, () => greet('Ana'))).toBe('Good day, Ana');
});

it('returns the translation, also after await, but not in concurrent work', async () => {
  const greetLater = async (): Promise<string> => {
    await Promise.resolve();
    return greet('Ana');
  };
  expect(await Promise.all([withMessages(SPANISH, greetLater), greetLater()])).toEqual([
    'Buenos días, Ana',
    'Good day, Ana',
  ]);
});

it('keeps placeholders without a value', () => {
  expect(translate({id: 'a', message: '/pay/{id}'})).toBe('/pay/{id}');
});

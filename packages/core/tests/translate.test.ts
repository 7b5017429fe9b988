import {expect, it} from 'vitest';
import {translate, withMessages} from '../src/translate';

const greeting = (name: string): string => translate({id: 'greeting', message: 'Good day, {name}'}, {name});
const SPANISH = {greeting: 'Buenos días, {name}'};

it('gives the text of the code where the language has no other', () => {
  expect(greeting('{name}')).toBe('Good day, {name}');
  expect(withMessages({}, () => greeting('Ana'))).toBe('Good day, Ana');
});

it('gives the text of the language, also after waiting, and to no work beside', async () => {
  const later = async (): Promise<string> => {
    await Promise.resolve();
    return greeting('Ana');
  };
  expect(await Promise.all([withMessages(SPANISH, later), later()])).toEqual(['Buenos días, Ana', 'Good day, Ana']);
});

it('leaves what has no value', () => {
  expect(translate({id: 'a', message: '/pay/{id}'})).toBe('/pay/{id}');
});

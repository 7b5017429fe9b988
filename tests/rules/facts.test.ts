/** Both specifications and the guides agree with the `x-facts` of the description. */
import {expect, it} from 'vitest';
import {checkFacts, parseFacts} from '@paydocs/contract';
import {splitStatements, type Statement} from '../../packages/contract/src/statements/statement';
import {guides, specifications} from '../contract/guides';
import {findLocation} from '../contract/whereIs';

const {openapi, sdl} = specifications;
const facts = parseFacts(openapi);
const inGuides = guides.flatMap(({file, text}) =>
  splitStatements(text, () => true).map((statement) => ({file, statement, stated: findFacts(statement)})),
);

/** Returns the facts that a sentence states. */
function findFacts(statement: Statement): typeof facts {
  const targets = new Set(checkFacts(facts, statement).uses.map(({target}) => target));
  return facts.filter(({name}) => targets.has(`fact:${name}`));
}

const getMessages = (statement: Statement): string[] =>
  checkFacts(facts, statement).diagnostics.map(({message}) => message);

it('x-facts is written as the check reads it', () => {
  const written = 'x-facts' in openapi ? Object.keys(openapi['x-facts'] as object) : [];
  expect(facts.map(({name}) => name)).toEqual(written);
});

it('no description contradicts a fact', () => {
  const texts = [JSON.stringify(openapi).replaceAll('\\n', ' '), sdl];
  const conflicts = texts
    .flatMap((text) => splitStatements(text.replace(/("description":"|""")/g, '\n'), () => true))
    .flatMap((statement) =>
      getMessages(statement).map((message) => {
        const number = /^"([\d,]+)/.exec(message)?.[1] ?? '';
        const near = new RegExp(`\\w+ \\w+ ${number}[ -]\\w+`).exec(statement.text)?.[0] ?? statement.text;
        return `${findLocation(near)}: ${message} It says: ${statement.text.slice(0, 200)}`;
      }),
    );
  expect(conflicts.join('\n')).toBe('');
});

it('a guide states each fact', () => {
  const stated = new Set(inGuides.flatMap((sentence) => sentence.stated.map(({name}) => name)));
  const missing = facts
    .filter(({name}) => !stated.has(name))
    .map(({name}) => `${findLocation(`${name}: value:`, ['openapi/openapi.yaml'])}: no guide says ${name} of x-facts`);
  expect(missing.join('\n')).toBe('');
});

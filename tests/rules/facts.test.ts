/** What `x-facts` of the description says is what both specifications and the guides say. */
import {expect, it} from 'vitest';
import {checkFacts, readFacts} from '@paydocs/contract/statements/facts';
import {splitStatements, type Statement} from '@paydocs/contract/statements/statement';
import {guides, specifications} from '../contract/guides';
import {whereIs} from '../contract/whereIs';

const {openapi, sdl} = specifications;
const facts = readFacts(openapi);
const inGuides = guides.flatMap(({file, text}) =>
  splitStatements(text, () => true).map((statement) => ({file, statement, rests: restsOn(statement)})),
);

/** @returns the facts that a sentence says */
function restsOn(statement: Statement): typeof facts {
  const targets = new Set(checkFacts(facts, statement).uses.map(({target}) => target));
  return facts.filter(({name}) => targets.has(`fact:${name}`));
}

const messagesOf = (statement: Statement): string[] =>
  checkFacts(facts, statement).diagnostics.map(({message}) => message);

it('is written as the check reads it', () => {
  const written = 'x-facts' in openapi ? Object.keys(openapi['x-facts'] as object) : [];
  expect(facts.map(({name}) => name)).toEqual(written);
});

it('is not contradicted in a description', () => {
  const texts = [JSON.stringify(openapi).replaceAll('\\n', ' '), sdl];
  const problems = texts
    .flatMap((text) => splitStatements(text.replace(/("description":"|""")/g, '\n'), () => true))
    .flatMap((statement) =>
      messagesOf(statement).map((message) => {
        const number = /^"([\d,]+)/.exec(message)?.[1] ?? '';
        const near = new RegExp(`\\w+ \\w+ ${number}[ -]\\w+`).exec(statement.text)?.[0] ?? statement.text;
        return `${whereIs(near)}: ${message} It says: ${statement.text.slice(0, 200)}`;
      }),
    );
  expect(problems.join('\n')).toBe('');
});

it('is said in a guide', () => {
  const said = new Set(inGuides.flatMap(({rests}) => rests.map(({name}) => name)));
  const unsaid = facts
    .filter(({name}) => !said.has(name))
    .map(({name}) => `${whereIs(`${name}: value:`, ['openapi/openapi.yaml'])}: no guide says ${name} of x-facts`);
  expect(unsaid.join('\n')).toBe('');
});

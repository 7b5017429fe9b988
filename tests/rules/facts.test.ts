/** What `x-facts` of the description says is what both specifications and the guides say. */
import {expect, it} from 'vitest';
import {checkFacts, factsOf} from '@paydocs/contract/statements/facts';
import {statementsOf} from '@paydocs/contract/statements/statement';
import {guides, specifications} from '../contract/guides';

const {openapi, sdl} = specifications;
const facts = factsOf(openapi);

it('is written as the check reads it', () => {
  const written = 'x-facts' in openapi ? Object.keys(openapi['x-facts'] as object) : [];
  expect(facts.map(({name}) => name)).toEqual(written);
});

it('is not contradicted in a description', () => {
  const texts = [JSON.stringify(openapi).replaceAll('\\n', ' '), sdl];
  const problems = texts
    .flatMap((text) => statementsOf(text.replace(/("description":"|""")/g, '\n'), () => true))
    .flatMap((statement) => checkFacts(facts, statement).problems.map(({message}) => `${statement.text}: ${message}`));
  expect(problems).toEqual([]);
});

it('is said in a guide', () => {
  const said = new Set(
    guides
      .flatMap(({text}) => statementsOf(text, () => true))
      .flatMap((statement) => checkFacts(facts, statement).uses.map(({target}) => target)),
  );
  expect(facts.filter(({name}) => !said.has(`fact:${name}`))).toEqual([]);
});

/** Checks that sentences of the fixture site's guides that contradict its `x-facts` are reported, and no others. */
import {expect, it} from 'vitest';
import {guidesOf} from '../../../tests/contract/content';
import {specifications} from '../../../tests/contract/fixture';
import {brand} from '../../../tests/fixture-site/src/brand';
import {CONTENT} from '../../../tests/fixtureSite';
import {checkFacts, parseFacts} from '../src/statements/facts';
import {splitStatements, type Statement} from '../src/statements/statement';

const facts = parseFacts(specifications.openapi);
const getMessages = (statement: Statement): string[] =>
  checkFacts(facts, statement).diagnostics.map(({message}) => message);

/** @returns the facts that a sentence states */
function findStatedFacts(statement: Statement): typeof facts {
  const targets = new Set(checkFacts(facts, statement).uses.map(({target}) => target));
  return facts.filter(({name}) => targets.has(`fact:${name}`));
}

it('reports almost every sentence of the guides whose number contradicts a fact', () => {
  const statements = guidesOf({folder: CONTENT, brand}).flatMap(({file, text}) =>
    splitStatements(text, () => true).map((statement) => ({file, statement})),
  );
  const changed = statements.flatMap(({file, statement}) =>
    findStatedFacts(statement).flatMap((fact) => {
      const text = statement.text.replace(new RegExp(`\\b${fact.value}(?= ${fact.unit})`, 'g'), String(fact.value + 1));
      return text === statement.text ? [] : [{file, ...statement, text}];
    }),
  );
  expect(changed.length).toBeGreaterThan(40);
  const missed = changed.filter((statement) => getMessages(statement).length === 0);
  const list = missed.map(({file, line, text}) => `${file}:${line}: ${text}`).join('\n');
  expect(missed.length / changed.length, list).toBeLessThan(0.08);
});

it.each([
  'A job captures the payment 1 day after the order.',
  'Many shops capture 2 days after they ship.',
  'Capture the payment 3 days later, when the goods leave.',
  'The job looks for authorized payments every 2 days.',
  'Each hold costs a fee, which your bank charges every 30 days.',
  'Goods that come back 14 days after the capture are refunded.',
  'The customer disputed the captured payment 60 days later.',
  'Send the payment link again 3 days after its creation.',
  'The job sends the link to customers 2 days after the creation of the invoice.',
  'If your peak is 20 requests a second, you stay far below the limit.',
  'In live mode, our example shop sends 20 requests a second.',
  'A shop in live mode with a sale makes 3 requests every second.',
  'With the same key, the program tries again after 6 hours.',
  'An idempotency key from the time of day repeats itself after 12 hours.',
  'Many customers with Multibanco pay 1 day after they got the reference.',
  'Have your monitoring tell you if your server responds 2 seconds later than usual.',
  "Sign the contract, and you'll take payments 5 days later.",
  'Ask support 2 days after you sent the contract.',
  "Your bank's website can end the session earlier: ours asked us to sign in again after 5 minutes.",
  'Somebody reads the activity log every 2 months.',
  'The subscription is activated, and the first payment follows 48 hours later.',
  'You receive the e-mail before the certificate expires, and again 7 days later.',
])('accepts a true sentence with similar words: %s', (text) => {
  expect(getMessages({line: 1, text, codes: []})).toEqual([]);
});

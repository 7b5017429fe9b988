/** Values as they are sent: what guides may write for something else counts as it stands. */
import {describe, expect, it} from 'vitest';
import {OPEN, UNKNOWN, type Value} from '../src/json/value';
import {createRestApi} from '../src/rest/api';
import {createValidator} from '../src/rest/validate';

const schema = {
  type: 'object',
  required: ['book'],
  properties: {book: {type: 'string', pattern: '^bk_'}, days: {type: 'integer'}},
};
const api = createRestApi({components: {schemas: {Loan: schema}}});
const text = (value: string): Value => ({kind: 'plain', line: 1, value});
const loan = (fields: Record<string, Value>): Value => ({
  kind: 'object',
  line: 1,
  open: false,
  entries: Object.entries(fields).map(([name, value]) => ({name, line: 1, value})),
});

describe.each([
  ['shortened', loan({book: text('…')}), '"book" must match ^bk_ (found "…").'],
  ['unknown', loan({book: text(UNKNOWN)}), '"book" must match ^bk_ (found "\\u0000unknown").'],
  ['left out', loan({[OPEN]: {kind: 'plain', line: 1, value: true}}), '"book" is missing: Loan requires it. Add it.'],
])('what is %s', (_, value, problem) => {
  const messages = (isWhole: boolean): string[] =>
    createValidator(api, isWhole)
      .check(value, {schema: {$ref: '#/components/schemas/Loan'}, name: 'Loan'})
      .diagnostics.map(({message}) => message);

  it('is allowed in a guide', () => expect(messages(false)).toEqual([]));
  it('is a mistake in a request', () => expect(messages(true)).toContain(problem));
});

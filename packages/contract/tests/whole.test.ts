/** Values of real requests: placeholders that guides may use count as literal values. */
import {describe, expect, it} from 'vitest';
import {OPEN_MARKER, UNKNOWN_VALUE, type Value} from '../src/json/value';
import {createRestApi} from '../src/rest/api';
import {createValidator} from '../src/rest/validate';

const schema = {
  type: 'object',
  required: ['book'],
  properties: {book: {type: 'string', pattern: '^bk_'}, days: {type: 'integer'}},
};
const api = createRestApi({components: {schemas: {Loan: schema}}});
const createText = (value: string): Value => ({kind: 'plain', line: 1, value});
const createLoan = (fields: Record<string, Value>): Value => ({
  kind: 'object',
  line: 1,
  open: false,
  entries: Object.entries(fields).map(([name, value]) => ({name, line: 1, value})),
});

describe.each([
  ['shortened', createLoan({book: createText('…')}), '"book" must match the pattern ^bk_ (found "…").'],
  [
    'unknown',
    createLoan({book: createText(UNKNOWN_VALUE)}),
    '"book" must match the pattern ^bk_ (found "\\u0000unknown").',
  ],
  [
    'left out',
    createLoan({[OPEN_MARKER]: {kind: 'plain', line: 1, value: true}}),
    '"book" is missing: Loan requires it. Add it.',
  ],
])('a value that is %s', (_, value, expected) => {
  const getMessages = (isWhole: boolean): string[] =>
    createValidator(api, isWhole)
      .check(value, {schema: {$ref: '#/components/schemas/Loan'}, name: 'Loan'})
      .diagnostics.map(({message}) => message);

  it('is allowed in a guide', () => expect(getMessages(false)).toEqual([]));
  it('is an error in a request', () => expect(getMessages(true)).toContain(expected));
});

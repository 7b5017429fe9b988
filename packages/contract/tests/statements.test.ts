/** Sentences and table rows: statuses with error codes, limits, and the `x-facts` of the description. */
import {describe, expect, it} from 'vitest';
import {specifications} from '../../../tests/contract/fixture';
import {check, getDiagnostics} from './page';

const REST = '## Refunds in the REST API\n\n';
const checkRest = async (text: string): Promise<string[]> => getDiagnostics(REST + text);

describe('statuses and error codes', () => {
  it.each([
    ['`422` with the code `payment_not_refundable`'],
    ['| `422` `amount_too_large`, `amount_too_small` | The amount is wrong | Read it |'],
    ['The API returns `409` `idempotency_in_progress` or `422` `payment_not_refundable`.'],
    ['`payment_not_refundable` (`422`), `idempotency_in_progress` (`409`)'],
    ['| `422` `payment_not_authorized` | It is gone. The next request returns `404` | Stop |'],
    ['`payments_refund` returns `422`, and `409` for another body.'],
  ])('may be used together: %s', async (text) => {
    expect(await checkRest(text)).toEqual([]);
  });

  it.each([
    [
      'The API returns `409` with the code `payment_not_refundable`.',
      'the API returns "payment_not_refundable" with 422, not with 409',
    ],
    ['| `404` `missing_api_key` | No key | Send it |', 'the API returns "missing_api_key" with 401, not with 404'],
    [
      'The API returns `422` `idempotency_in_progress` or `409` `payment_not_refundable`.',
      'the API returns "idempotency_in_progress" with 409',
    ],
    ['`payments_cancel` can return `402`', 'no operation returns 402'],
  ])("are reported if they don't belong together: %s", async (text, message) => {
    const [first = ''] = await checkRest(text);
    expect(first).toContain(`3: `);
    expect(first).toContain(message);
  });
});

describe('limits of fields', () => {
  it.each([
    ['An `orderId` can have up to 64 characters.'],
    ['`Idempotency-Key` has 1 to 64 characters.'],
    ['`metadata` takes at most 50 pairs.'],
    ['Your own text for `orderId` has 12 digits.'],
    ['Each text has at most 20 characters.'],
  ])('are accepted if correct: %s', async (text) => {
    expect(await checkRest(text)).toEqual([]);
  });

  it.each([
    ['An `orderId` can have up to 65 characters.', '"65 characters" isn\'t a limit of orderId'],
    ['`Idempotency-Key` has 1 to 128 characters.', '"128 characters" isn\'t a limit of Idempotency-Key'],
    ['| `metadata` | At most 40 pairs |', '"40 pairs" isn\'t a limit of metadata'],
  ])('are reported if wrong: %s', async (text, message) => {
    const [first = ''] = await checkRest(text);
    expect(first).toContain(message);
  });
});

describe('facts', () => {
  const openapi = Object.assign(structuredClone(specifications.openapi), {
    'x-facts': {
      captureWindow: {value: '7 days', about: ['captur', 'hold']},
      requestsPerSecond: {value: '100 requests', about: ['limit second']},
    },
  });
  const checkFacts = async (text: string): Promise<string[]> => getDiagnostics(text, {...specifications, openapi});

  it.each([
    ['Capture the payment within 7 days.'],
    ['A hold lasts seven days.'],
    ['Tell your customer within 14 days.'],
    ['Capture it soon. The invoice is due in 14 days.'],
    ['| Capture | 7 days |'],
    ['The limit is 100 requests a second.'],
  ])('are accepted if correct: %s', async (text) => {
    expect(await checkFacts(text)).toEqual([]);
  });

  it.each([
    ['Capture the payment within 8 days.', '"8 days" contradicts the x-facts'],
    ['A hold lasts six days.', '"6 days" contradicts'],
    ['| Captured | 30 days |', '7 days (captureWindow)'],
    ['The limit is 1,000 requests a second.', '100 requests (requestsPerSecond)'],
  ])('are reported if contradicted: %s', async (text, message) => {
    const [first = '', ...others] = await checkFacts(text);
    expect(first).toContain(message);
    expect(others).toEqual([]);
  });

  it('are recorded as uses of the sentence', async () => {
    const {uses} = await check('Capture the payment within 7 days.', {...specifications, openapi});
    expect(uses).toContainEqual({file: 'docs/page.mdx', line: 1, target: 'fact:captureWindow'});
  });
});

describe('names of one API', () => {
  it.each([
    ['## In the REST API\n\nRead `cardPresent` of the GraphQL API.'],
    ['## In GraphQL\n\nRead `startExportCharges`.'],
    ['Read `startExportCharges`.'],
  ])('are accepted unless the section is about the other API: %s', async (text) => {
    expect((await getDiagnostics(text)).filter((message) => message.includes('has "'))).toEqual([]);
  });

  it('are reported if the section is about the other API', async () => {
    const [first = ''] = await getDiagnostics('## In the REST API\n\nCall `startExportCharges`.');
    expect(first).toContain('3: only the GraphQL API has "startExportCharges"');
  });
});

it('counts programs in unsupported languages separately from exempt blocks', async () => {
  const block = (language: string): string => `\`\`\`${language} unchecked="a language of its own"\nx\n\`\`\`\n\n`;
  const report = await check(block('go') + block('ruby') + block('java') + block('csharp') + block('text'));
  expect([report.exempt.length, report.otherLanguages]).toEqual([1, 4]);
});

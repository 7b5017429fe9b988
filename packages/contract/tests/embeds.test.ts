/** Components that show a part of a specification. */
import {describe, expect, it} from 'vitest';
import {check, getDiagnostics} from './page';

describe('embedded parts of a specification', () => {
  it.each([
    '<ApiRequest operation="payments_create" example="paymentPage" />',
    '<ApiResponse operation="payments_create" status="422" />',
    '<ApiFields operation="payments_create" part="request" only="amount,currency" />',
    '<ApiFields type="Charge" only="id" />',
    '<ApiEnum type="Payment" field="paymentMethod.method" />',
    '<ApiEnum type="ChargeStatus" />',
    '<ApiErrors operation="payments_refund" status="422" />',
    '<ApiErrors />',
    '<ApiErrors status="404" />',
    '<ApiChangelog />',
  ])('%s has data to render', async (component) => {
    const {diagnostics, embeds} = await check(`${component}\n`);
    expect(diagnostics.filter(({file}) => file === 'docs/page.mdx')).toEqual([]);
    expect([...embeds.values()]).toHaveLength(1);
  });

  it.each([
    [
      '<ApiRequest operation="payments_crate" />',
      '<ApiRequest>: there\'s no operation "payments_crate". Did you mean "payments_create"?',
    ],
    ['<ApiRequest operation="payments_get" />', '<ApiRequest>: payments_get takes no body. Delete the component.'],
    [
      '<ApiRequest operation="payments_create" example="paymentPag" />',
      '<ApiRequest>: there\'s no example "paymentPag". Did you mean "paymentPage"?',
    ],
    ['<ApiResponse operation="payments_get" status="418" />', '<ApiResponse>: payments_get has no 418 response.'],
    ['<ApiFields type="Charge" only="statu" />', '<ApiFields>: there\'s no field "statu". Did you mean "status"?'],
    [
      '<ApiFields />',
      '<ApiFields>: exactly one of the attributes operation and type is required. Write operation="…" or type="…".',
    ],
    [
      '<ApiEnum type="Payment-Statu" />',
      '<ApiEnum>: there\'s no type "Payment-Statu" in the REST API or the GraphQL API. Did you mean "Payment-Status"?',
    ],
    [
      '<ApiErrors operation="payments_refund" only="payment_not_pendin" />',
      '<ApiErrors>: payments_refund has no error "payment_not_pendin".',
    ],
    [
      '<ApiErrors only="payment_not_pendin" />',
      '<ApiErrors>: the REST API has no error "payment_not_pendin". Did you mean "payment_not_pending"?',
    ],
    [
      '<ApiErrors status="418" />',
      '<ApiErrors>: the REST API has no error codes with the status 418. Correct the attributes, or delete the component.',
    ],
  ])('%s is reported', async (component, message) => {
    const [found = ''] = await getDiagnostics(`Text\n\n${component}\n`);
    expect(found).toContain(`3: ${message}`);
  });

  it('without an operation, ApiErrors has the errors of the whole API in alphabetical order', async () => {
    const {embeds} = await check('<ApiErrors />\n');
    const [data] = [...embeds.values()];
    if (data?.kind !== 'errors') throw new Error('There are no errors.');
    const codes = data.rows.map(({code}) => code);
    expect(codes.length).toBeGreaterThan(30);
    expect(codes).toEqual([...codes].sort());
    expect(data.isIndex).toBe(true);
  });
});

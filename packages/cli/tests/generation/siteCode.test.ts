/** Pages of components are checked against the specifications like guides, with the lines of their files. */
import {checkContract} from '@paydocs/contract';
import {describe, expect, it} from 'vitest';
import {specifications} from '../../../../tests/contract/fixture';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {workIn} from '../../../content/tests/checks/workspace';
import {readSiteCode} from '../../src/generation/siteCode';

const FOLDER = 'src/pages';
const FILES = {
  'src/pages/_request.mdx': `<Tabs>
<TabItem value="curl" label="curl">

\`\`\`bash
curl {product.apiUrl}/payments \\
  -H "Authorization: Bearer \${{product.constant}_API_KEY}" \\
  -H "Content-Type: application/json" \\
  -d '{
    "amount": 1500,
    "currency": "EUR",
    "orderId": "ORDER-10042"
  }'
\`\`\`

</TabItem>
</Tabs>
`,
  'src/pages/_answer.mdx': `\`\`\`json rest="payments_create.response.201"
{
  "id": "pay_8fJ2kQ9sLm3XvT0a",
  "nextAction": {"type": "REDIRECT", …},
  …
}
\`\`\`
`,
  'src/pages/_event.mdx': `\`\`\`json webhook="payment.succeeded"
{
  "type": "payment.succeeded",
  "data": {"object": {"status": "SUCCEEDED", …}, …},
  …
}
\`\`\`
`,
  'src/pages/_index.mdx': '---\ntitle: Home\n---\n\nName a `callbackUrl`.\n',
  'src/pages/index.tsx':
    'export default (): ReactNode => (\n  <p>\n    <code>nextAction.redirect.url</code>\n  </p>\n);\n',
  'src/pages/layouts.ts': "export const layouts = [\n  {label: 'POST /payments', x: 537},\n];\n",
};

async function findLocations(files: Record<string, string>): Promise<string[]> {
  workIn(files);
  const code = readSiteCode(
    Object.keys(files).filter((file) => file.endsWith('.mdx')),
    FOLDER,
    brand,
  );
  const {diagnostics} = await checkContract(code, {...specifications, otherNames: undefined});
  return diagnostics.map(({file, line}) => `${file}:${line}`);
}

describe('pages of components', () => {
  it('match the specifications', async () => {
    expect(await findLocations(FILES)).toEqual([]);
  });

  it.each<[file: keyof typeof FILES, name: string, wrong: string, line: number]>([
    ['src/pages/_request.mdx', '/payments', '/paymnts', 5],
    ['src/pages/_request.mdx', '"orderId"', '"orderNumber"', 11],
    ['src/pages/_request.mdx', 'Authorization', 'Authorisation', 6],
    ['src/pages/_answer.mdx', '"nextAction"', '"nextStep"', 4],
    ['src/pages/_event.mdx', 'SUCCEEDED', 'SUCCESS', 4],
    ['src/pages/index.tsx', 'nextAction.redirect', 'nextAction.redirection', 3],
    ['src/pages/layouts.ts', 'POST /payments', 'POST /v2/payments', 2],
    ['src/pages/_index.mdx', '`callbackUrl`', '`callbackUri`', 5],
  ])('are reported with the line in %s if %s is replaced with %s', async (file, name, wrong, line) => {
    expect(FILES[file]).toContain(name);
    expect(await findLocations({...FILES, [file]: FILES[file].replace(name, wrong)})).toContain(`${file}:${line}`);
  });
});

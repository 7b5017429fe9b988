/** Tokens in specifications: ours know them, those of others have words of their own. */
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {workIn} from '../../../guides/workspace';

const TEXT = 'summary: Shows {product.price} of {productId}\n';

async function read(): Promise<string> {
  const {readSource} = await import('../../../../../src/plugins/reference/shared/readSource');
  return readSource(path.resolve('a.yaml'));
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('tells of an unknown token, and of no other word', async () => {
  workIn({'a.yaml': TEXT});
  await expect(read()).rejects.toThrow(/^a\.yaml:1:16: unknown brand token \{product\.price\}\..*brace\.$/);
});

it('leaves braces of a foreign specification as they are', async () => {
  vi.stubEnv('DOCS_STRICT', 'false');
  workIn({'a.yaml': TEXT});
  expect(await read()).toBe(TEXT);
});

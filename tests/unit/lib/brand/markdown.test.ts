import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../src/brand';
import {escapePathParameters, isHandWritten, replaceMarkdownTokens} from '../../../../src/lib/brand/markdown';

describe('replaceMarkdownTokens', () => {
  it('names file, line and column of each unknown token', () => {
    const file = path.resolve('docs/testing.md');
    expect(() => replaceMarkdownTokens('{product.nmae}\n\n{product.slugs}', file, brand)).toThrow(
      /docs\/testing\.md:1:1: unknown brand token \{product\.nmae\}.*\ndocs\/testing\.md:3:1: .*Did you mean \{product\.slug\}\?/,
    );
  });
});

describe('escapePathParameters', () => {
  it('keeps path parameters in prose as text', () => {
    expect(escapePathParameters('Call /payments/{id}/refund.')).toBe('Call /payments/\\{id\\}/refund.');
  });

  it.each([
    '`/payments/{id}`',
    '```js\nconst {id} = payment;\n```',
    '~~~\n{id}\n~~~',
    '<Field name={name} />',
    "import {Tabs} from '@theme/Tabs';",
    'already \\{id\\}',
  ])('leaves code and expressions alone: %s', (source) => {
    expect(escapePathParameters(source)).toBe(source);
  });
});

describe('isHandWritten', () => {
  it.each([
    ['docs/testing.md', true],
    ['apis/rest/index.mdx', true],
    ['apis/graphql/index.md', true],
    ['apis/rest/payments-create.api.mdx', false],
    ['apis/graphql/types/objects/payment.mdx', false],
    ['docs/apis/rest/testing.md', true],
  ])('%s: %s', (file, expected) => {
    expect(isHandWritten(path.resolve(file))).toBe(expected);
  });
});

import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {isHandWritten, replaceBrandTokensInMarkdown} from '../../src/brand/markdown';

describe('replaceBrandTokensInMarkdown', () => {
  it('reports each unknown token with file, line, and column', () => {
    const file = path.resolve('docs/testing.md');
    expect(() => replaceBrandTokensInMarkdown('{product.nmae}\n\n{product.slugs}', file, brand)).toThrow(
      /docs\/testing\.md:1:1: unknown brand token \{product\.nmae\}.*\ndocs\/testing\.md:3:1: .*Did you mean \{product\.slug\}\?/,
    );
  });

  it("removes the backslash before a brace where Markdown doesn't", () => {
    const createSource = (mark: string): string =>
      [
        '---',
        `title: ${mark}{product} ${mark}{id}`,
        '---',
        `${mark}{product} \`${mark}{product.slug}\``,
        `\`\`\`js title="${mark}{product}"`,
        `${mark}{product}`,
        '```',
      ].join('\n');
    const lines = replaceBrandTokensInMarkdown(createSource('\\'), path.resolve('docs/testing.md'), brand).split('\n');
    expect(lines[1]).toBe('title: {product} {id}');
    expect(lines[3]).toBe('\\{product} `{product.slug}`');
    expect(lines[4]).toBe('```js title="\\{product}"');
    expect(lines[5]).toBe('{product}');
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

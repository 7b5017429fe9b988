import {afterEach, describe, expect, it, vi} from 'vitest';
import {joinOperationParts, findPartUrls, fetchMarkdown} from '../../src/shell/copyMenu';

afterEach(() => void vi.unstubAllGlobals());

const fetchBody = (body: string, init: ResponseInit = {}): Promise<string> => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
  return fetchMarkdown('/a.md');
};

it('returns the Markdown that the host sends', async () => {
  expect(await fetchBody('# Title\n\n<div>…</div>\n', {headers: {'Content-Type': 'text/markdown'}})).toContain(
    '# Title',
  );
});

it.each([
  ['nothing', ''],
  ['a blank line', '\n'],
  ['HTML without its content type', '<!doctype html><title>Home</title>'],
  ['HTML without its content type', '\n<html lang="en">'],
  ['a page', '<p>Welcome</p>', {headers: {'Content-Type': 'text/html; charset=utf-8'}}],
  ['an error', '# Not found', {status: 404}],
])('rejects %s: %j', async (_, body, init: ResponseInit = {}) => {
  await expect(fetchBody(body, init)).rejects.toThrow('returned no Markdown');
});

const head = '---\ntitle: "Pay"\n---\n\n> [llms.txt](https://docs.example/llms.txt) lists all pages.\n\n# Pay\n\n';
const samples =
  '## Code samples\n\n**curl: One**\n\n```bash\ncurl a\n\n**PHP**\n```\n\n**PHP: One**\n\n````php\n```\n````\n\n' +
  '**PHP: Two**\n\n```php\nb();\n```\n\n## Errors\n\nNone.\n';

describe('a copied operation', () => {
  it('has each sample only in the selected language', () => {
    expect(joinOperationParts([head + samples], new Set(['curl']))).toBe(
      `${head}## Code samples\n\n**PHP: One**\n\n\`\`\`\`php\n\`\`\`\n\`\`\`\`\n\n` +
        '**PHP: Two**\n\n```php\nb();\n```\n\n## Errors\n\nNone.\n',
    );
    expect(joinOperationParts([head + samples], new Set(['PHP', 'Ruby']))).toBe(
      `${head}## Code samples\n\n**curl: One**\n\n\`\`\`bash\ncurl a\n\n**PHP**\n\`\`\`\n\n## Errors\n\nNone.\n`,
    );
  });

  it('is complete, with one head, if its page has parts', () => {
    const parts = [
      `${head}This page has 2 parts: 1, [2](https://docs.example/pay/index-2.md).\n\n## A\n\nSee [x](https://docs.example/x/index-2.md).\n`,
      `${head}This page has 2 parts: [1](https://docs.example/pay.md), 2.\n\n## B\n\nMore.\n`,
    ];
    expect(findPartUrls(parts[0]!)).toEqual(['https://docs.example/pay/index-2.md']);
    expect(findPartUrls(`${head}## A\n\nSee [x](https://docs.example/x/index-2.md).\n`)).toEqual([]);
    expect(joinOperationParts(parts, new Set())).toBe(
      `${head}## A\n\nSee [x](https://docs.example/x/index-2.md).\n\n## B\n\nMore.\n`,
    );
  });
});

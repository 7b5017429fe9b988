import {afterEach, expect, it, vi} from 'vitest';
import {textOf} from '../../src/shell/copy';

afterEach(() => void vi.unstubAllGlobals());

const read = (body: string, init: ResponseInit = {}): Promise<string> => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
  return textOf('/a.md');
};

it('the Markdown of a page is what the host sends', async () => {
  expect(await read('# Title\n\n<div>…</div>\n', {headers: {'Content-Type': 'text/markdown'}})).toContain('# Title');
});

it.each([
  ['nothing', ''],
  ['a blank line', '\n'],
  ['a page that is called Markdown', '<!doctype html><title>Home</title>'],
  ['a page that is called Markdown', '\n<html lang="en">'],
  ['a page', '<p>Welcome</p>', {headers: {'Content-Type': 'text/html; charset=utf-8'}}],
  ['an error', '# Not found', {status: 404}],
])('%s is none: %j', async (_, body, init: ResponseInit = {}) => {
  await expect(read(body, init)).rejects.toThrow("isn't there");
});

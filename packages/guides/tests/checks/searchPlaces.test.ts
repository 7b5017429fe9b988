import {describe, expect, it} from 'vitest';
import {searchPlaces} from '../../src/searchPlaces';

describe('searchPlaces', () => {
  it('has the words of a diagram with the text around it, the words of code apart, and components', async () => {
    const text =
      '## Pay\n\nBefore.\n\n```mermaid alt="The browser asks the API."\nsequenceDiagram\nparticipant A as Browser\nA->>A: Asks\n```\n\n' +
      '```sh\ncurl -H "Idempotency-Key: k" --data 4111111111111111\n```\n\n## Other\n\n<Numbers kind="cards" />\n';
    const places = await searchPlaces([{file: 'docs/a.mdx', text, frontMatter: {}, lineOf: () => undefined}]);
    expect(places['docs/a.mdx']?.map(({anchor, texts}) => [anchor, texts])).toEqual([
      ['', []],
      ['pay', ['Before.', 'The browser asks the API.', 'Browser', 'Asks']],
      ['other', []],
    ]);
    const [, pay, other] = places['docs/a.mdx'] ?? [];
    expect(pay?.code).toEqual(['curl', '-H', 'Idempotency-Key', '--data', '4111111111111111']);
    expect(other?.components).toEqual([{name: 'Numbers', attributes: {kind: 'cards'}}]);
  });

  it('leaves out comments, and the tags of HTML', async () => {
    const text =
      "## Pay {/* hidden */}\n\nBefore {/* hidden */}<kbd>Enter</kbd> and {'after'}.\n\n{/* hidden */}\n\n" +
      '| A | B |\n| --- | --- |\n| one {/* hidden */} | two |\n\n- Item {/* hidden */}\n';
    const places = await searchPlaces([{file: 'docs/a.mdx', text, frontMatter: {}, lineOf: () => undefined}]);
    const seen = places['docs/a.mdx']?.map(({names, texts}) => [names, texts]);
    expect(seen).toEqual([
      [[], []],
      [['Pay'], ['Before Enter and after.', 'A · B', 'one · two', 'Item']],
    ]);
    const html = '## Pay\n\nBefore <!-- hidden -->after.\n\n<!-- hidden -->\n';
    const plain = await searchPlaces([{file: 'docs/a.md', text: html, frontMatter: {}, lineOf: () => undefined}]);
    expect(JSON.stringify(plain)).not.toContain('hidden');
  });
});

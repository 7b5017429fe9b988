import {describe, expect, it} from 'vitest';
import {searchPlaces} from '../../src/searchPlaces';

describe('searchPlaces', () => {
  it('has the words of a diagram with the text around it, and no code', async () => {
    const text =
      '## Pay\n\nBefore.\n\n```mermaid alt="The browser asks the API."\nsequenceDiagram\nparticipant A as Browser\nA->>A: Asks\n```\n\n' +
      '```js\nconst a = 1;\n```\n\n## Other\n';
    const places = await searchPlaces([{file: 'docs/a.md', text, frontMatter: {}, lineOf: () => undefined}]);
    expect(places['docs/a.md']?.map(({anchor, texts}) => [anchor, texts])).toEqual([
      ['', []],
      ['pay', ['Before.', 'The browser asks the API.', 'Browser', 'Asks']],
      ['other', []],
    ]);
  });
});

import {describe, expect, it} from 'vitest';
import {checkDiagram, getDiagramText, renderDiagram} from '../../src/diagrams';

const meta = 'alt="The browser asks the API, which answers." title="A question"';
const sequence = `sequenceDiagram
  participant B as Browser
  participant A as Acme API
  B->>A: POST /payments with <amount> & currency
  alt the card is accepted
    A-->>B: 201
  else
    A-xB: 422
  end
  Note over B,A: Nothing is kept
  A->>A: Sends the event`;
const flowchart = 'flowchart TD\n  A[Your server] -->|asks| C(Acme)\n  C -.-> A';
const states = 'stateDiagram-v2\n  [*] --> PENDING : payments_create\n  PENDING --> [*]';
const options = {provider: 'Acme', number: 1};
const kinds = {sequence, flowchart, states};

const check = async (code: string, words = meta): Promise<string[]> =>
  (await checkDiagram({code, meta: words})).map(({line, message}) => `${line}: ${message}`);

describe.each(Object.entries(kinds))('a diagram of type %s', (_, code) => {
  it('is an image with a title and a description', async () => {
    const {svg, title} = await renderDiagram({code, meta}, options);
    const id = /aria-labelledby="([^"]+)"/.exec(svg)?.[1] ?? '';
    expect(svg).toMatch(/^<svg viewBox="0 0 \d+ \d+" width="\d+" height="\d+" role="img"/);
    expect(svg).toContain(`<desc id="${id}">The browser asks the API, which answers.</desc>`);
    expect(title).toBe('A question');
  });

  it('has only colors of the design, no styles, and no external URLs', async () => {
    const {svg} = await renderDiagram({code, meta}, options);
    expect(svg).toContain('var(--site-');
    expect(svg).not.toMatch(/#[\da-f]{3,8}\b(?!-)|rgb\(|<style|https?:|var\(--(?!site-)/i);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('has the same bytes each time, and unique IDs in each place', async () => {
    const first = await renderDiagram({code, meta}, options);
    expect(await renderDiagram({code, meta}, options)).toEqual(first);
    const second = await renderDiagram({code, meta}, {...options, number: 2});
    const getIds = ({svg}: {svg: string}): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(getIds(first).filter((id) => getIds(second).includes(id))).toEqual([]);
    for (const [, used] of first.svg.matchAll(/url\(#([^)]+)\)/g)) expect(getIds(first)).toContain(used);
  });
});

describe('renderDiagram', () => {
  it('uses the accent color only for the provider', async () => {
    for (const code of [sequence, flowchart]) {
      expect((await renderDiagram({code, meta}, options)).svg).toContain('var(--site-accent-soft)');
      expect((await renderDiagram({code, meta}, {...options, provider: 'Acm'})).svg).not.toContain('--site-accent');
    }
  });

  it('escapes labels and the text alternative', async () => {
    const {svg} = await renderDiagram({code: sequence, meta: 'alt="<b> & a story that is long"'}, options);
    expect(svg.replace(/<\/?tspan[^>]*>/g, ' ')).toContain('&lt;amount&gt; &amp; currency');
    expect(svg).toContain('&lt;b&gt; &amp; a story');
  });

  it('labels a block as a sentence', async () => {
    const code =
      'sequenceDiagram\nparticipant A\nalt If The card works\nA->>A: a\nelse\nA->>A: b\nend\nloop Every month\nA->>A: c\nend';
    const {svg} = await renderDiagram({code, meta}, options);
    const texts = [...svg.matchAll(/<text[^>]*>([^<]+)/g)].map(([, text]) => text);
    expect(texts.join()).toMatch(/If,the card works,.*Else,.*Repeat,every month/);
  });

  it('moves participants apart for long labels', async () => {
    const getWidth = async (label: string): Promise<number> => {
      const code = `sequenceDiagram\nparticipant A\nparticipant B\nA->>B: ${label}`;
      return Number(/ width="(\d+)"/.exec((await renderDiagram({code, meta}, options)).svg)?.[1]);
    };
    expect(await getWidth('a label that is long')).toBeGreaterThan(await getWidth('short'));
    // Longer labels wrap.
    expect(await getWidth('word '.repeat(30).trim())).toBeLessThan(450);
  });

  it('wraps labels to fit the width of the text column', async () => {
    const getSize = async (count: number): Promise<[number, number]> => {
      const ids = Array.from({length: count}, (_, index) => `P${index}`);
      const messages = ids.slice(1).map((id, index) => `P${index}->>${id}: a label of quite some words in one line`);
      const code = ['sequenceDiagram', ...ids.map((id) => `participant ${id}`), ...messages].join('\n');
      const [, width, height] =
        / width="(\d+)" height="(\d+)"/.exec((await renderDiagram({code, meta}, options)).svg) ?? [];
      return [Number(width), Number(height) / (count - 1)];
    };
    const [few, many] = [await getSize(3), await getSize(5)];
    expect(many[0]).toBeLessThan(760);
    expect(few[1]).toBeLessThan(many[1] + 20);
  });

  it('repeats the participants at the bottom if the diagram is taller than the screen', async () => {
    const countNames = async (messages: number): Promise<number> => {
      const code = `sequenceDiagram\nparticipant Bob\n${'Bob->>Bob: a\n'.repeat(messages)}`;
      return (await renderDiagram({code, meta}, options)).svg.split('>Bob<').length - 1;
    };
    expect(await countNames(8)).toBe(1);
    expect(await countNames(20)).toBe(2);
  });
});

describe('checkDiagram', () => {
  it.each(Object.values(kinds))('accepts a valid diagram', async (code) => {
    expect(await check(code)).toEqual([]);
  });

  it('requires a text alternative, and rejects other words', async () => {
    expect(await check(states, '')).toEqual([expect.stringMatching(/^0: the picture needs a text/)]);
    expect(await check(states, 'alt="short"')).toEqual([expect.stringMatching(/^0: the picture needs a text/)]);
    expect(await check(states, `${meta} wide`)).toEqual([
      expect.stringMatching(/^0: "wide" isn't valid after mermaid/),
    ]);
    expect(await check(states, `${meta.replace('A question', '')}`)).toEqual([
      '0: title has no value: add one, or delete title',
    ]);
  });

  it.each([
    ['another type', 'pie\n  "a": 1', '1: "pie" isn\'t a supported diagram type'],
    ['an empty diagram', '', '0: the diagram is empty'],
    ['a sequence without a message', 'sequenceDiagram\nparticipant A', '1: the diagram has no messages'],
    ['an invalid line of a sequence', `${sequence}\n  activate A`, '12: "activate A" can\'t be drawn'],
    ['an activation', sequence.replace('B->>A', 'B->>+A'), '4: "B->>+A: POST'],
    [
      'an unknown participant',
      `${sequence}\n  C->>A: Hello`,
      '12: "C" isn\'t a participant (the diagram has B, A): correct the name',
    ],
    ['an unclosed block', sequence.replace('  end\n', ''), '5: "alt" isn\'t closed'],
    ['an extra end', `${sequence}\n  end`, '12: this "end" has no matching start'],
    ['else outside alt', `${sequence}\n  else`, '12: "else" isn\'t inside "alt"'],
    ['a flowchart without a direction', 'flowchart\n  A --> B', '1: the flowchart has no valid direction'],
    [
      'an invalid line of a flowchart',
      `${flowchart}\n  classDef a fill:#fff`,
      '4: "classDef a fill:#fff" can\'t be drawn',
    ],
    ['an unclosed bracket', 'flowchart LR\n  A[Text --> B', '2: "A[Text --> B" can\'t be drawn'],
    ['an unclosed subgraph', `${flowchart}\n  subgraph Yours`, '4: "subgraph Yours" isn\'t closed'],
    ['a note on a state', `${states}\n  note right of PENDING : a`, '4: "note right of PENDING : a" can\'t be drawn.'],
    ['an unclosed state', `${states}\n  state A {`, '4: "state A {" isn\'t closed'],
  ])('reports the line of %s', async (_, code, message) => {
    expect(await check(code)).toEqual([expect.stringContaining(message)]);
  });

  it('reports everything at once', async () => {
    expect(await check('sequenceDiagram\n  A=>B: a\n  A->>B: b', '')).toHaveLength(4);
  });
});

describe('getDiagramText', () => {
  it('returns the caption, the text alternative, and all labels, each once', () => {
    expect(getDiagramText({code: sequence, meta}).split('\n')).toEqual([
      'A question',
      'The browser asks the API, which answers.',
      'Browser',
      'Acme API',
      'POST /payments with <amount> & currency',
      'the card is accepted',
      '201',
      '422',
      'Nothing is kept',
      'Sends the event',
    ]);
    expect(getDiagramText({code: flowchart, meta: ''})).toBe('Your server\nasks\nAcme');
    expect(getDiagramText({code: states, meta: ''})).toBe('PENDING\npayments_create');
  });
});

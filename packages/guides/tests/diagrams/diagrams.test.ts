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

const mistakes = async (code: string, words = meta): Promise<string[]> =>
  (await checkDiagram({code, meta: words})).map(({line, message}) => `${line}: ${message}`);

describe.each(Object.entries(kinds))('a diagram of the kind %s', (_, code) => {
  it('is an image whose name tells its story', async () => {
    const {svg, title} = await renderDiagram({code, meta}, options);
    const id = /aria-labelledby="([^"]+)"/.exec(svg)?.[1] ?? '';
    expect(svg).toMatch(/^<svg viewBox="0 0 \d+ \d+" width="\d+" height="\d+" role="img"/);
    expect(svg).toContain(`<desc id="${id}">The browser asks the API, which answers.</desc>`);
    expect(title).toBe('A question');
  });

  it('has no color but those of the design, no style and no address of another place', async () => {
    const {svg} = await renderDiagram({code, meta}, options);
    expect(svg).toContain('var(--site-');
    expect(svg).not.toMatch(/#[\da-f]{3,8}\b(?!-)|rgb\(|<style|https?:|var\(--(?!site-)/i);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('has the same bytes each time, and ids of its own in each place', async () => {
    const first = await renderDiagram({code, meta}, options);
    expect(await renderDiagram({code, meta}, options)).toEqual(first);
    const second = await renderDiagram({code, meta}, {...options, number: 2});
    const ids = ({svg}: {svg: string}): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(ids(first).filter((id) => ids(second).includes(id))).toEqual([]);
    for (const [, used] of first.svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids(first)).toContain(used);
  });
});

describe('renderDiagram', () => {
  it('gives the accent to the provider alone', async () => {
    for (const code of [sequence, flowchart]) {
      expect((await renderDiagram({code, meta}, options)).svg).toContain('var(--site-accent-soft)');
      expect((await renderDiagram({code, meta}, {...options, provider: 'Acm'})).svg).not.toContain('--site-accent');
    }
  });

  it('escapes what stands in labels and in the text alternative', async () => {
    const {svg} = await renderDiagram({code: sequence, meta: 'alt="<b> & a story that is long"'}, options);
    expect(svg.replace(/<\/?tspan[^>]*>/g, ' ')).toContain('&lt;amount&gt; &amp; currency');
    expect(svg).toContain('&lt;b&gt; &amp; a story');
  });

  it('reads a block as a sentence', async () => {
    const code =
      'sequenceDiagram\nparticipant A\nalt If The card works\nA->>A: a\nelse\nA->>A: b\nend\nloop Every month\nA->>A: c\nend';
    const {svg} = await renderDiagram({code, meta}, options);
    const texts = [...svg.matchAll(/<text[^>]*>([^<]+)/g)].map(([, text]) => text);
    expect(texts.join()).toMatch(/If,the card works,.*Else,.*Repeat,every month/);
  });

  it('moves participants apart for a long label', async () => {
    const width = async (label: string): Promise<number> => {
      const code = `sequenceDiagram\nparticipant A\nparticipant B\nA->>B: ${label}`;
      return Number(/ width="(\d+)"/.exec((await renderDiagram({code, meta}, options)).svg)?.[1]);
    };
    expect(await width('a label that is long')).toBeGreaterThan(await width('short'));
    // Longer ones are broken into lines.
    expect(await width('word '.repeat(30).trim())).toBeLessThan(450);
  });

  it('breaks labels into more lines rather than be wider than the column of text', async () => {
    const size = async (count: number): Promise<[number, number]> => {
      const ids = Array.from({length: count}, (_, index) => `P${index}`);
      const messages = ids.slice(1).map((id, index) => `P${index}->>${id}: a label of quite some words in one line`);
      const code = ['sequenceDiagram', ...ids.map((id) => `participant ${id}`), ...messages].join('\n');
      const [, width, height] =
        / width="(\d+)" height="(\d+)"/.exec((await renderDiagram({code, meta}, options)).svg) ?? [];
      return [Number(width), Number(height) / (count - 1)];
    };
    const [few, many] = [await size(3), await size(5)];
    expect(many[0]).toBeLessThan(760);
    expect(few[1]).toBeLessThan(many[1] + 20);
  });

  it('names the participants below it again if it is higher than the screen', async () => {
    const names = async (messages: number): Promise<number> => {
      const code = `sequenceDiagram\nparticipant Bob\n${'Bob->>Bob: a\n'.repeat(messages)}`;
      return (await renderDiagram({code, meta}, options)).svg.split('>Bob<').length - 1;
    };
    expect(await names(8)).toBe(1);
    expect(await names(20)).toBe(2);
  });
});

describe('diagramMistakes', () => {
  it.each(Object.values(kinds))('is content with what is right', async (code) => {
    expect(await mistakes(code)).toEqual([]);
  });

  it('wants a text alternative, and no other words', async () => {
    expect(await mistakes(states, '')).toEqual([expect.stringMatching(/^0: the picture needs a text/)]);
    expect(await mistakes(states, 'alt="short"')).toEqual([expect.stringMatching(/^0: the picture needs a text/)]);
    expect(await mistakes(states, `${meta} wide`)).toEqual([
      expect.stringMatching(/^0: "wide" isn't valid after mermaid/),
    ]);
    expect(await mistakes(states, `${meta.replace('A question', '')}`)).toEqual([
      '0: title has no value: add one, or delete the word',
    ]);
  });

  it.each([
    ['another kind', 'pie\n  "a": 1', '1: "pie" isn\'t a supported diagram type'],
    ['nothing', '', '0: the diagram is empty'],
    ['a sequence without a message', 'sequenceDiagram\nparticipant A', '1: the diagram has no messages'],
    ['a line of a sequence', `${sequence}\n  activate A`, '12: "activate A" can\'t be drawn'],
    ['an activation', sequence.replace('B->>A', 'B->>+A'), '4: "B->>+A: POST'],
    ['somebody who takes no part', `${sequence}\n  C->>A: Hello`, '12: "C" isn\'t a participant (B, A)'],
    ['a block without an end', sequence.replace('  end\n', ''), '5: "alt" isn\'t closed'],
    ['an end too many', `${sequence}\n  end`, '12: this "end" has no matching start'],
    ['else outside of alt', `${sequence}\n  else`, '12: "else" isn\'t inside "alt"'],
    ['a flowchart without a direction', 'flowchart\n  A --> B', '1: the flowchart has no direction'],
    ['a line of a flowchart', `${flowchart}\n  classDef a fill:#fff`, '4: "classDef a fill:#fff" can\'t be drawn'],
    ['a bracket that stays open', 'flowchart LR\n  A[Text --> B', '2: "A[Text --> B" can\'t be drawn'],
    ['a subgraph without an end', `${flowchart}\n  subgraph Yours`, '4: "subgraph Yours" isn\'t closed'],
    ['a note on a state', `${states}\n  note right of PENDING : a`, '4: "note right of PENDING : a" can\'t be drawn.'],
    ['a state that stays open', `${states}\n  state A {`, '4: "state A {" isn\'t closed'],
  ])('tells the line of %s', async (_, code, message) => {
    expect(await mistakes(code)).toEqual([expect.stringContaining(message)]);
  });

  it('tells everything at once', async () => {
    expect(await mistakes('sequenceDiagram\n  A=>B: a\n  A->>B: b', '')).toHaveLength(4);
  });
});

describe('diagramText', () => {
  it('has the caption, the text alternative and all labels, each once', () => {
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

/** Changes to texts as hands and programs make them by mistake. The same seed gives the same change. */
import {isCollection, isMap, isPair, parseDocument, visit, type Node, type Pair} from 'yaml';

export type Random = () => number;

/** mulberry32: small, seeded, and good enough to choose with. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const below = (random: Random, limit: number): number => Math.floor(random() * limit);
export const oneOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)]!;

const PIECES = [
  ...[
    '{',
    '}',
    '<',
    '>',
    '"',
    "'",
    '`',
    ':',
    '- ',
    '#',
    '&a ',
    '*a',
    '!!set',
    '|',
    '\t',
    '\\',
    '%',
    '@',
    '---\n',
    '```\n',
  ],
  ...[
    '<b',
    '</b>',
    '<Tabs>',
    '{a.b}',
    '{product.x}',
    '${',
    '$ref: "#"',
    '"""',
    ':::note\n',
    '\u0000',
    '\uFEFF',
    '\u2028',
    '😀',
  ],
  ...['[x](', '![x](y.png)', '](/nowhere/)', '{#a}', '<!--', '-->', 'export const a = 1;\n', '~~~\n', '| a |\n|---|\n'],
];

const VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  Number.POSITIVE_INFINITY,
  '',
  'x',
  [],
  {},
  [null],
  {$ref: 'x'},
  'a: b',
  '<x>{y}',
  '\n\n',
  'x'.repeat(5000),
];

type Change = (text: string, random: Random) => string;

function changeLines(change: (lines: string[], random: Random) => void): Change {
  return (text, random) => {
    const lines = text.split('\n');
    change(lines, random);
    return lines.join('\n');
  };
}

const TEXT_CHANGES: Change[] = [
  changeLines((lines, random) => void lines.splice(below(random, lines.length), 1 + below(random, 3))),
  changeLines((lines, random) => void lines.splice(below(random, lines.length), 0, oneOf(random, lines))),
  changeLines((lines, random) => {
    const [a, b] = [below(random, lines.length), below(random, lines.length)];
    [lines[a], lines[b]] = [lines[b]!, lines[a]!];
  }),
  changeLines((lines, random) => {
    const index = below(random, lines.length);
    lines[index] = random() < 0.5 ? `  ${lines[index]}` : lines[index]!.replace(/^ {1,2}/, '');
  }),
  changeLines((lines, random) => {
    const index = below(random, lines.length);
    lines[index] = lines[index]!.replace(/:.*/, `: ${JSON.stringify(oneOf(random, VALUES)) ?? ''}`);
  }),
  (text, random) => text.slice(0, below(random, text.length)),
  (text, random) => splice(text, random, '', 1 + below(random, 30)),
  (text, random) => splice(text, random, oneOf(random, PIECES), 0),
  (text, random) => splice(text, random, oneOf(random, PIECES), 1),
  (text, random) => {
    const words = text.match(/\w+/g) ?? [''];
    return text.replace(oneOf(random, words), oneOf(random, words));
  },
];

function splice(text: string, random: Random, insert: string, remove: number): string {
  const at = below(random, text.length + 1);
  return text.slice(0, at) + insert + text.slice(at + remove);
}

/** Deletes, doubles or replaces a node of YAML, so that what results is YAML again. */
const changeTree: Change = (text, random) => {
  const document = parseDocument(text);
  if (document.errors.length > 0) return text;
  const places: {items: unknown[]; index: number}[] = [];
  visit(document, {
    Collection: (_key, node) => node.items.forEach((_, index) => places.push({items: node.items, index})),
  });
  if (places.length === 0) return text;
  const {items, index} = oneOf(random, places);
  const item = items[index] as Node | Pair;
  const other = oneOf(random, places);
  const value = random() < 0.3 ? other.items[other.index] : document.createNode(oneOf(random, VALUES));
  switch (below(random, 4)) {
    case 0:
      items.splice(index, 1);
      break;
    case 1:
      if (isPair(item)) item.key = document.createNode(random() < 0.5 ? 'x' : String(below(random, 9)));
      else items.push(item);
      break;
    default:
      if (isPair(item)) item.value = isPair(value) ? value.value : value;
      else items[index] = isPair(value) || (isCollection(value) && isMap(value)) ? document.createNode('x') : value;
  }
  try {
    return document.toString();
  } catch {
    return text; // a node inside of itself
  }
};

/**
 * @param text - a file
 * @param isYaml - whether it may be changed as a tree
 * @param random - what decides
 * @returns the file with one to three mistakes; or bytes that are no text
 */
export function mutate(text: string, isYaml: boolean, random: Random): string | Buffer {
  if (random() < 0.02) return Buffer.from([0xff, 0xfe, 0x41, 0x00, 0xc3]);
  if (random() < 0.02) return '';
  let changed = text;
  for (let count = 1 + below(random, 3); count > 0; count -= 1) {
    changed = (isYaml && random() < 0.5 ? changeTree : oneOf(random, TEXT_CHANGES))(changed, random);
  }
  return changed;
}

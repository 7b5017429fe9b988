/** Mutates texts as people and programs do by mistake. The same seed gives the same mutation. */
import {isCollection, isMap, isPair, parseDocument, visit, type Node, type Pair} from 'yaml';

export type Random = () => number;

/** Creates a mulberry32 generator: small, seeded, and good enough to choose with. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const randomBelow = (random: Random, limit: number): number => Math.floor(random() * limit);
export const pickOne = <T>(random: Random, list: readonly T[]): T => list[randomBelow(random, list.length)]!;

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
  changeLines((lines, random) => void lines.splice(randomBelow(random, lines.length), 1 + randomBelow(random, 3))),
  changeLines((lines, random) => void lines.splice(randomBelow(random, lines.length), 0, pickOne(random, lines))),
  changeLines((lines, random) => {
    const [a, b] = [randomBelow(random, lines.length), randomBelow(random, lines.length)];
    [lines[a], lines[b]] = [lines[b]!, lines[a]!];
  }),
  changeLines((lines, random) => {
    const index = randomBelow(random, lines.length);
    lines[index] = random() < 0.5 ? `  ${lines[index]}` : lines[index]!.replace(/^ {1,2}/, '');
  }),
  changeLines((lines, random) => {
    const index = randomBelow(random, lines.length);
    lines[index] = lines[index]!.replace(/:.*/, `: ${JSON.stringify(pickOne(random, VALUES)) ?? ''}`);
  }),
  (text, random) => text.slice(0, randomBelow(random, text.length)),
  (text, random) => spliceAtRandom(text, random, '', 1 + randomBelow(random, 30)),
  (text, random) => spliceAtRandom(text, random, pickOne(random, PIECES), 0),
  (text, random) => spliceAtRandom(text, random, pickOne(random, PIECES), 1),
  (text, random) => {
    const words = text.match(/\w+/g) ?? [''];
    return text.replace(pickOne(random, words), pickOne(random, words));
  },
];

function spliceAtRandom(text: string, random: Random, insert: string, remove: number): string {
  const at = randomBelow(random, text.length + 1);
  return text.slice(0, at) + insert + text.slice(at + remove);
}

/** Deletes, duplicates, or replaces a YAML node, so that the result is still YAML. */
const changeTree: Change = (text, random) => {
  const document = parseDocument(text);
  if (document.errors.length > 0) return text;
  const positions: {items: unknown[]; index: number}[] = [];
  visit(document, {
    Collection: (_key, node) => node.items.forEach((_, index) => positions.push({items: node.items, index})),
  });
  if (positions.length === 0) return text;
  const {items, index} = pickOne(random, positions);
  const item = items[index] as Node | Pair;
  const other = pickOne(random, positions);
  const value = random() < 0.3 ? other.items[other.index] : document.createNode(pickOne(random, VALUES));
  switch (randomBelow(random, 4)) {
    case 0:
      items.splice(index, 1);
      break;
    case 1:
      if (isPair(item)) item.key = document.createNode(random() < 0.5 ? 'x' : String(randomBelow(random, 9)));
      else items.push(item);
      break;
    default:
      if (isPair(item)) item.value = isPair(value) ? value.value : value;
      else items[index] = isPair(value) || (isCollection(value) && isMap(value)) ? document.createNode('x') : value;
  }
  try {
    return document.toString();
  } catch {
    return text; // a node inside itself
  }
};

/**
 * @param text - content of a file
 * @param isYaml - whether it may be changed as a tree
 * @param random - source of random numbers
 * @returns the content with one to three mistakes, or bytes that aren't text
 */
export function mutate(text: string, isYaml: boolean, random: Random): string | Buffer {
  if (random() < 0.02) return Buffer.from([0xff, 0xfe, 0x41, 0x00, 0xc3]);
  if (random() < 0.02) return '';
  let changed = text;
  for (let count = 1 + randomBelow(random, 3); count > 0; count -= 1) {
    changed = (isYaml && random() < 0.5 ? changeTree : pickOne(random, TEXT_CHANGES))(changed, random);
  }
  return changed;
}

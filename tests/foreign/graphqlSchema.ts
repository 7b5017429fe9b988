/** A schema of a provider whose names and texts are as awkward as GraphQL allows. */
import {PROTOTYPE_NAMES} from './prototypeNames';
import {randomNumbers} from './random';

/** Texts that mean something to Markdown, to MDX, to HTML or to a generator. `%` becomes a mark of its own. */
const TEXTS = [
  'Plain words %.',
  'Braces {a: {b}} and {product} and ${c} %',
  'Angles <b>bold</b> <unclosed <br> </div> a < b > c <!-- a comment -->after %',
  '| a | b |\n| --- | --- |\n| 1 | % |',
  'Ticks `a` ``b ` c`` ` and a lone ` %',
  '```js\nconst a = {b: `<c>`};\n\n// %\n```\nafter the code',
  'import x from "y" %\nexport default {\n',
  '---\ntitle: no\n---\n%',
  '# Heading %\n\n## Fields\n\ntext {#section-fields}',
  ':::note\n%\n:::',
  'A [link](https://example.com/a_(b)) ![image](./missing.png) <https://example.com/%>',
  '- one\n- two\n  - three %\n\n1. four',
  '\\{escaped\\} &amp; &lt;i&gt; &#123; %',
  '{/* comment */} {1 + 1} <Component prop={1} /> %',
  'Ünï©ödé 支付 🙂 %',
  '~~~\nopen fence %',
];

/** Names that collide in lower case, stand for folders, or mean something to JavaScript. */
export const ODD_TYPES = [
  ...[
    'payment',
    'Payment',
    'PAYMENT',
    'Pay_Ment',
    'index',
    'Index',
    'readme',
    'objects',
    'enums',
    'types',
    'operations',
  ],
  ...['Constructor', 'constructor', 'toString', 'hasOwnProperty', '_proto_', 'proto', 'prototype', 'valueOf'],
  ...['_', 'A_', '_1', '_1_a', 'null', 'true', 'undefined', 'Query', 'Mutation', 'default', 'API2', 'Api_2'],
];

const ODD_FIELDS = [
  'id',
  'ID',
  'Id',
  '_id_',
  '_',
  'type',
  'fields',
  'section_fields',
  'null',
  'index',
  ...PROTOTYPE_NAMES.filter((name) => !name.startsWith('__')),
];

/** Shapes for which an example is hard to make. */
const HARD_FIELDS = [
  'hardInput(input: Hard!): Int',
  'hardChoice(by: Choice!): Empty!',
  'hardLists(filter: Group!, rule: Rule!): [Outdated!]!',
  'askOnly: AskOnly',
  'nobody: Nobody',
  'nobodies: [Nobody!]!',
  'holder: Holder!',
  'either: Either',
  'eithers: [Either!]!',
];
const HARD_TYPES = `
input Hard { id: ID!, inner: Inner!, many: [[Inner!]!]!, when: Money!, kind: Kind0!, text: String! = "x" }
input Inner { back: [Hard!]!, by: Choice!, next: Inner, number: Int! }
input Choice @oneOf { group: Choice, byRule: ChoiceRule, bySlug: String }
input ChoiceRule { choice: Choice! }
input Group { all: [Group!]!, not: Group, rule: Rule! }
input Rule @oneOf { rule: Rule, rules: [Rule!] }
type Outdated { a: Int @deprecated, b: Outdated @deprecated }
type AskOnly { a(of: Int!): Int, b(of: Hard!): AskOnly }
type Empty { next: Empty }
interface Nobody { id: ID! }
type Holder { nobody: Nobody!, nobodies: [Nobody!]!, either: Either! }
union Either = Left | Right | Both
type Left { value: Int, id: ID!, list: [String] }
type Right { value: String, id: ID, list: [String!] }
type Both { value: Boolean!, id: ID!, list: String }`;

/**
 * @param bulk - how many object types to add; a quarter as many enums and inputs come with them
 * @returns SDL in which every description and default value has a mark of its own, such as `mark12x`
 */
export function foreignSchema(bulk: number): string {
  const random = randomNumbers(7);
  let marks = 0;
  const mark = (): string => `mark${(marks += 1)}x`;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const described = (indent = ''): string => {
    const text = TEXTS[marks % TEXTS.length]!.replace('%', mark());
    return `${indent}"""\n${text
      .split('\n')
      .map((line) => `${indent}${line}`)
      .join('\n')}\n${indent}"""\n`;
  };

  const bulkTypes = Array.from({length: bulk}, (_, index) => `Thing${index}`);
  const enums = Array.from({length: bulk / 4}, (_, index) => `Kind${index}`);
  const inputs = Array.from({length: bulk / 4}, (_, index) => `Change${index}`);
  const outputs = [...ODD_TYPES, ...bulkTypes, 'Node', 'Money', 'Anything'];

  const argument = (name: string): string =>
    `${described('    ')}    ${name}: String = "${mark()} \\" {} \`" @deprecated(reason: "${mark()} {gone} <b>")`;
  const field = (name: string): string =>
    `${described('  ')}  ${name}(\n${argument('first')}\n${described('    ')}    in: [${pick(inputs)}!]\n  ): [${pick(outputs)}!]`;
  const object = (name: string, index: number): string => {
    const fields = index % 3 === 0 ? ODD_FIELDS : ['id', `value${index}`, 'next'];
    return `${described()}type ${name} implements Node @audited(by: "${mark()}") {\n${['key', ...fields]
      .map((entry) => (entry === 'key' ? `  key: ID!` : field(entry)))
      .join('\n')}\n${described('  ')}  old: Int @deprecated(reason: "${mark()} | use \`id\`")\n}`;
  };
  const enumeration = (name: string): string =>
    `${described()}enum ${name} {\n${['ON', 'On', 'on', '_ON_', 'constructor', 'type']
      .map((value) => `${described('  ')}  ${value}`)
      .join('\n')}\n}`;
  const input = (name: string, index: number): string =>
    `${described()}input ${name}${index % 2 === 0 ? ' @oneOf' : ''} {\n${described('  ')}  again: ${name}\n${described('  ')}  kind: ${pick(enums)}\n${
      index % 2 === 0 ? '' : `${described('  ')}  note: String = "${mark()}"\n`
    }}`;

  const operations = (names: string[]): string => names.map(field).join('\n');
  return [
    `${described()}schema {\n  query: RootOfQueries\n  mutation: RootOfMutations\n  subscription: subscription_root\n}`,
    `type RootOfQueries {\n${operations(['payment', 'Payment', 'index', 'constructor', '_', 'things'])}\n  root: RootOfQueries\n  ${HARD_FIELDS.join('\n  ')}\n}`,
    `type RootOfMutations {\n${operations(['payment', 'PAYMENT', 'mutations'])}\n}`,
    `type subscription_root {\n${operations(['payment', 'pay_ment'])}\n}`,
    `${described()}directive @audited(${described('  ')}  by: String = "${mark()}") repeatable on OBJECT | FIELD_DEFINITION`,
    `directive @Audited on FIELD`,
    `${described()}interface Node {\n${described('  ')}  key: ID!\n}`,
    `${described()}interface Resource implements Node {\n${described('  ')}  key: ID!\n}`,
    `${described()}scalar Money @specifiedBy(url: "https://example.com/a_(b){c}")`,
    `${described()}union Anything = ${ODD_TYPES.join(' | ')}`,
    ...ODD_TYPES.map(object),
    ...bulkTypes.map(object),
    ...enums.map(enumeration),
    ...inputs.map(input),
    HARD_TYPES,
  ].join('\n\n');
}

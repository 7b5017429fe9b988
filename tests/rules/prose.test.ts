/** The prose linter reports each kind of error with its line and a replacement, and ignores what isn't prose. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';

/** Returns what `npm run check:prose` prints for a text, as `line:column message`. */
function lint(file: string, text: string): {messages: string[]; status: number | null} {
  const remark = ['node_modules/remark-cli/cli.js', '--file-path', file, '--frail', '--no-stdout', '--no-color'];
  const {status, stderr} = spawnSync(process.execPath, remark, {input: text, encoding: 'utf8'});
  const found = stderr.matchAll(/^(\d+:\d+)\S*\s+(?:warning|error)\s+(.*?)(?:\s{2,}.*|\s+[\w-]+\s+[\w-]+)?$/gm);
  return {messages: [...found].map(([, location, message]) => `${location} ${message}`), status};
}

const getLines = (messages: string[]): string[] => messages.map((message) => message.split(':')[0] ?? '');

/** Sentences whose reading grade is in the middle of the allowed range. */
const GOOD_TEXT =
  'If the customer approves the payment, your server receives an event that shows it. ' +
  'Compare the amount in the event with the amount of the order before you deliver anything.';

const createGuide = (...lines: string[]): string =>
  ['---', 'title: Refunds', '---', '', ...lines, '', GOOD_TEXT, ''].join('\n');

describe('in a guide', () => {
  it('a good text has no errors', () => {
    expect(lint('docs/page.mdx', createGuide(GOOD_TEXT))).toEqual({messages: [], status: 0});
  });

  it.each([
    ['The buyer has paid this order, so send it.', 'Unexpected `buyer`, expected: customer'],
    ['| Who | Pays |\n| --- | --- |\n| The buyer | 5.00 EUR |', 'Unexpected `buyer`, expected: customer', 7],
    ['You can simply send this request again.', 'Unexpected `simply`, expected: nothing: leave it out'],
    ['Utilize the key that belongs to the mode.', 'Unexpected `Utilize`, use `use` instead'],
    ['Send the the amount in cents to the API.', 'Unexpected repeated `the`, remove one occurrence'],
    ['Send a event to the server of the shop.', 'Unexpected article `a` before `event`, expected `an`'],
    ['Enter the PIN number on the payment page.', 'Unexpected redundant `PIN number`, expected `PIN`'],
    ["Nobody sees the customer's card.", 'Unexpected `Nobody`, expected: someone, no one'],
    ["Never store the buyer's card on your server.", "Unexpected `buyer's`, expected: customer"],
    ['Store the id of the payment with your order.', 'Unexpected `id`, expected: ID, IDs'],
    ['A job carries out the request at midnight.', 'Unexpected `carries out`, expected: process, run'],
    ['What the customer pays is in the field `amount`.', 'Unexpected clause with `What`, expected a noun'],
    ['| Buyer | Pays |\n| --- | --- |\n| A shop | 5.00 EUR |', 'Unexpected `Buyer`, expected: customer'],
  ])('"%s" is reported', (line, expected, at = 5) => {
    const {messages, status} = lint('docs/page.mdx', createGuide(line));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(new RegExp(`^${at}:`));
    expect(messages[0]).toContain(expected);
    expect(status).toBe(1);
  });

  it('a list of three or more has a comma before its conjunction', () => {
    const lists = [
      'Customers can pay with cards, wallets and Bizum.',
      'Compare `orderId`, `amount` and `currency` with the order, and deliver it.',
      'The program checks the card, holds an amount and captures part of it.',
      'Save the program in an empty folder, set your test key and run it twice.',
      'The issuer, the payment method or one of your rules has declined the payment.',
      'In this guide, you create the payment, send the link and read the result.',
      'The program is in JavaScript, Ruby, Python or PHP.',
      'After a timeout, a `429` or a `5xx` error, your server repeats the request.',
      'The guide shows what to send, where to find it, what to check first and how to report mistakes.',
    ];
    const {messages} = lint('docs/page.mdx', createGuide(lists.join('\n\n')));
    expect(getLines(messages)).toEqual(lists.map((_list, index) => String(5 + 2 * index)));
    for (const message of messages) expect(message).toMatch(/Unexpected `(and|or)` without a comma in a list/);
  });

  it('a clause, an aside, and a pair need none', () => {
    const others = [
      'Customers can pay with cards, wallets, and Bizum.',
      'If it fails, read the code and try again.',
      'On your page, the card field collects the details and creates the token.',
      'To replace a key, create and deploy the new one.',
      'A card scheme, such as Visa or Mastercard, connects issuers and acquirers.',
      'A signature, in the header of the event, proves the sender and the time.',
      'The card number has 12 to 19 digits, without spaces and hyphens.',
      'Events can arrive late, so compare the time or read the payment.',
      'Read the errors, look up the cause and the solution, and send the request again.',
      'After a payment is paid, canceled, or expired, your shop shows the status and a message.',
      'The limit applies to merchants with 1,500 or more disputes.',
      'An account has two modes, test and live.',
      'Send a new, random key and the amount.',
      'The logo of the shop, a PNG or SVG image, appears on the page.',
      'Cancel the payment at the end of the period, immediately or later.',
      'The store has two keys, one for test mode and one for live mode.',
      "The other button, **Refund manually**, changes only the order and doesn't move money.",
      "What do you send? The ID's first letters show the type.",
    ];
    expect(lint('docs/page.mdx', createGuide(others.join('\n\n'))).messages).toEqual([]);
  });

  it('a column "Not" lists words to avoid', () => {
    const table = '| Write | Not |\n| --- | --- |\n| customer | buyer |';
    expect(lint('docs/page.mdx', createGuide(table)).messages).toEqual([]);
  });

  it('a title and a description are prose', () => {
    const text = '---\ntitle: Refund a buyer\ndescription: "Give the the money back."\n---\n\n';
    const {messages} = lint('docs/page.mdx', `${text}${GOOD_TEXT}\n`);
    expect(getLines(messages)).toEqual(['2', '3']);
  });

  it('code, components, tokens, labels, and URLs are not prose', () => {
    const others = [
      '```js\nconst buyer = utilize(the, the);\n```\n',
      '<Buyer utilize="the the" />\n',
      '## Customers {#buyer}\n',
      'Select **Buyer**, and read `buyer` and {product} in [the list of customers](./buyer.mdx) that the shop shows.',
    ];
    expect(lint('docs/page.mdx', createGuide(...others)).messages).toEqual([]);
  });
});

describe('the reading grade of a guide', () => {
  const hard =
    'Notwithstanding considerable organizational heterogeneity, institutional representatives unanimously acknowledged interoperability requirements of authentication.';

  it('is reported when it is too high, and so is the sentence', () => {
    const {messages} = lint('docs/page.mdx', `${hard}\n`);
    expect(messages).toContainEqual(expect.stringMatching(/^1:1 .*expected 9 or less: split sentences/));
    expect(messages).toContainEqual(expect.stringContaining('Unexpected hard to read sentence'));
  });
});

describe('in the specifications', () => {
  it('descriptions are prose, and examples and names are not', () => {
    const text = [
      'buyer:',
      '  description: >-',
      '    The amount, which',
      '    the buyer pays.',
      '  example:',
      '    description: The buyer',
      '  x-enumDescriptions:',
      '    A: The the first.',
      "    BUYER: 'Send a event.'",
    ].join('\n');
    const {messages} = lint('openapi/schemas/Amount.yaml', text);
    expect(getLines(messages)).toEqual(['4', '8', '9']);
  });

  it('the strings of the schema are prose', () => {
    const text =
      '"""\nThe buyer.\n"""\ntype Buyer {\n  """The the id."""\n  id: ID @deprecated(reason: "Utilize it.")\n}\n';
    const {messages} = lint('graphql/buyer.graphql', text);
    expect(getLines(messages)).toEqual(['2', '5', '6']);
  });

  it('comments of a schema are not prose, whatever they contain', () => {
    const text =
      '"""The customer."""\n# """ a " { the the\ntype Buyer {\n  """The # the key: \\""" too."""\n  # the "the\n  id: ID\n  """The the name."""\n  name: String\n}\n';
    const {messages} = lint('graphql/buyer.graphql', text);
    expect(getLines(messages)).toEqual(['7']);
  });
});

it('project documents follow the rules for words and commas, and may be harder to read', () => {
  const hard = 'What institutional representatives acknowledge: interoperability of authentication.\n'.repeat(3);
  const {messages} = lint('README.md', `Send keys, tokens and cards to nobody.\n\n${hard}`);
  expect(getLines(messages)).toEqual(['1', '1']);
});

it('the linter covers every page of the site', () => {
  const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
  expect(scripts['check:text']).toContain('check:prose');
  expect(scripts['check:prose']).toMatch(
    /remark docs apis\/rest\/index\.mdx apis\/graphql\/index\.md openapi graphql /,
  );
  expect(scripts['check:prose']).toContain(
    ' README.md HOSTING.md ARCHITECTURE.md CONTRIBUTING.md contributing hosting "{packages,tools}/*/README.md" ',
  );
  expect(scripts['check:prose']).toContain('--frail');
});

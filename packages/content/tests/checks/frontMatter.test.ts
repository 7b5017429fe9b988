/** Complete messages for pages that can't be read, and for invalid front matter. */
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkGuides} from '../../src/checks';
import {messages, page, workIn} from './workspace';

const invalidPages: [what: string, file: string, content: string | Buffer, expected: string][] = [
  [
    "a file that isn't UTF-8",
    'docs/a.md',
    Buffer.from(page('Línea'), 'latin1'),
    "docs/a.md:6: the file isn't UTF-8 text. Save it again with UTF-8 encoding.",
  ],
  [
    'an empty file',
    'docs/a.md',
    ' \n',
    'docs/a.md: the file is empty. Add content, or delete the file and the references to it.',
  ],
  [
    'a binary file',
    'docs/a.md',
    page('a\0b'),
    "docs/a.md: the file contains bytes that aren't text. Replace it with a UTF-8 text file.",
  ],
  [
    'a file that is too large',
    'docs/a.md',
    page('word '.repeat(250_000)),
    "docs/a.md: the file is 1.3 MB, but the limit is 1 MB. Split the file, or remove content that doesn't belong in it.",
  ],
  [
    'an unknown token',
    'docs/a.md',
    page('{product.nmae}'),
    'docs/a.md:6:1: unknown brand token {product.nmae}. Did you mean {product.name}? To show these characters literally, put a backslash before the brace.',
  ],
  [
    'missing front matter',
    'docs/a.md',
    'Only text.\n',
    'docs/a.md:1: the page has no front matter. Start the file with "---", then "title: …" and "description: …", each on a separate line, and then "---".',
  ],
  [
    'unclosed front matter',
    'docs/a.md',
    '---\ntitle: A\n\ntext\n',
    'docs/a.md:1: the front matter isn\'t closed. Put the line "---" after its last field.',
  ],
  [
    'empty front matter',
    'docs/a.md',
    '---\n---\ntext\n',
    'docs/a.md:1: the front matter has no fields. Start the file with "---", then "title: …" and "description: …", each on a separate line, and then "---".',
  ],
  [
    "an everyday term that isn't a string",
    'docs/a.md',
    page('Text.', 'everyday_terms: [cards, 1]\n'),
    'docs/a.md:4: everyday_terms must be a list of strings, such as [cards, wallets]. Put each item in double quotes (found ["cards",1]).',
  ],
  [
    'a date as slug',
    'docs/a.md',
    page('Text.', 'slug: 2026-01-31\n'),
    'docs/a.md:4: slug is a date, but must be a string. Put the value in double quotes.',
  ],
  [
    "everyday terms that aren't a list",
    'docs/a.md',
    page('Text.', 'everyday_terms: Payment\n'),
    'docs/a.md:4: everyday_terms must be a list, such as [cards, wallets] (found "Payment").',
  ],
  [
    'a colon in a value',
    'docs/a.md',
    '---\ntitle: A: B\ndescription: C\n---\n',
    'docs/a.md:2:8: a value that has a colon followed by a space must be in double quotes.',
  ],
  [
    'an unclosed quote',
    'docs/a.md',
    '---\ntitle: "A\ndescription: C\n---\n',
    'docs/a.md:2: the value has an opening quote but no closing quote. Add one at the end of the value.',
  ],
  [
    'a tab',
    'docs/a.md',
    '---\ntitle: A\nlast_update:\n\tdate: 2026-01-01\n---\n',
    'docs/a.md:4:1: the line is indented with a tab. Use spaces.',
  ],
  [
    'a special character at the start of a value',
    'docs/a.md',
    '---\ntitle: A\ndescription: @home\n---\n',
    'docs/a.md:3:14: the value starts with a character that has a special meaning in YAML. Put the value in double quotes.',
  ],
  [
    'a duplicate field',
    'docs/a.md',
    '---\ntitle: A\ndescription: B\ntitle: C\n---\n',
    'docs/a.md:4:1: this field appears twice. Delete one of the two lines.',
  ],
  [
    "a line that isn't a field",
    'docs/a.md',
    '---\ntitle: A\ndescription: B\nslug /a\n---\n',
    'docs/a.md:4:1: this line isn\'t a "field: value" pair. Write the field, a colon, a space, and the value.',
  ],
  [
    'a missing description',
    'docs/a.md',
    '---\ntitle: A\n---\n',
    'docs/a.md:1: the front matter has no description. Search engines and link previews show it. Add "description: …", with 110 to 160 characters.',
  ],
  [
    'a missing value',
    'docs/a.md',
    '---\ntitle: A\ndescription:\n---\n',
    'docs/a.md:3: description has no value. Add one after the colon, or delete the line.',
  ],
  [
    'an empty string',
    'docs/a.md',
    '---\ntitle: ""\ndescription: B\n---\n',
    'docs/a.md:2: title is empty. Add a value after the colon.',
  ],
  [
    'a misspelled field',
    'docs/a.md',
    '---\ntitle: A\ndescripton: B\n---\n',
    'docs/a.md:3: unknown field "descripton". Did you mean "description"? Valid fields include title, description, slug, sidebar_label, and displayed_sidebar.',
  ],
  [
    'an unknown field',
    'docs/a.md',
    page('', 'author: Ana\n'),
    'docs/a.md:4: unknown field "author". Delete the line, or correct the name. Valid fields include title, description, slug, sidebar_label, and displayed_sidebar.',
  ],
  [
    'a date instead of a string',
    'docs/a.md',
    page('', 'sidebar_label: 2026-01-31\n'),
    'docs/a.md:4: sidebar_label is a date, but must be a string. Put the value in double quotes.',
  ],
  [
    'a string instead of a number',
    'docs/a.md',
    page('', 'sidebar_position: abc\n'),
    'docs/a.md:4: sidebar_position must be a number, such as 3 (found "abc").',
  ],
  [
    'a list instead of a string',
    'docs/a.md',
    page('', 'sidebar_label: [a, b]\n'),
    'docs/a.md:4: sidebar_label must be a string. Put the value in double quotes (found ["a","b"]).',
  ],
  [
    'a string instead of a boolean',
    'docs/a.md',
    page('', 'hide_title: maybe\n'),
    'docs/a.md:4: hide_title must be true or false (found "maybe").',
  ],
  [
    'a string instead of a list',
    'docs/a.md',
    page('', 'keywords: cards\n'),
    'docs/a.md:4: keywords must be a list, such as [cards, wallets] (found "cards").',
  ],
  ...['2026-02-30', '1', 'yesterday', '30.1.2026'].map((date): [string, string, string, string] => [
    `the invalid date ${date}`,
    'docs/a.md',
    page('', `last_update:\n  date: ${date}\n`),
    `docs/a.md:4: the date of last_update must be a calendar date, such as 2026-01-31 (found "${date}").`,
  ]),
  [
    'an ID with quotes',
    'docs/a.md',
    '---\ntitle: A\ndescription: B\nid: a" onclick="b()\nslug: /a\n---\n',
    'docs/a.md:4: id can\'t contain quotes, "<", or ">". Use an ID such as "pay-by-link" (found "a\\" onclick=\\"b()").',
  ],
  [
    'a slug that points outside its folder',
    'docs/a.md',
    page('', 'slug: /../x\n'),
    'docs/a.md:4: slug can\'t contain "." or ".." as a folder. Write the full path, such as "/guides/pay-by-link" (found "/../x").',
  ],
  [
    'a slug with a control character',
    'docs/a.md',
    page('', 'slug: "/a\\e[31m"\n'),
    'docs/a.md:4: slug must start with a slash and contain only lowercase letters, digits, hyphens, and slashes, without a slash at the end, such as "/guides/pay-by-link" (found "/a\\u001b[31m").',
  ],
  ...['javascript:alert(1)', '/testing/', '../a', 'a//b'].map((id): [string, string, string, string] => [
    `the invalid next page ${id}`,
    'docs/a.md',
    page('', `pagination_next: ${id}\n`),
    `docs/a.md:4: pagination_next must be the ID of a page: its path without the extension, such as "payments/pay-by-link". To omit the link, write null (found "${id}").`,
  ]),
  [
    'a slug with capitals',
    'docs/a.md',
    page('', 'slug: /Pay by link/\n'),
    'docs/a.md:4: slug must start with a slash and contain only lowercase letters, digits, hyphens, and slashes, without a slash at the end, such as "/guides/pay-by-link" (found "/Pay by link/").',
  ],
];

describe('files and front matter', () => {
  it.each(invalidPages)('reports %s', async (_what, file, content, expected) => {
    workIn({[file]: content});
    expect(await messages(() => checkGuides([file], brand))).toEqual([expected]);
  });
});

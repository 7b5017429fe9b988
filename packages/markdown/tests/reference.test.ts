import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {renderGeneratedPage} from '../src/reference/page';
import {createContext} from './writing';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-'));

/** Returns a generated page as Markdown; `data` is the data of its components. */
function renderReferencePage(area: 'rest' | 'graphql', lines: readonly string[], data: object): string | undefined {
  fs.writeFileSync(path.join(folder, `page.${area}.json`), JSON.stringify(data));
  const components = [...new Set(lines.flatMap((line) => /^<([A-Z]\w*)/.exec(line)?.[1] ?? []))].join(', ');
  const head = [
    '---\ntitle: "Page"\n---\n',
    `import page from './page.${area}.json';`,
    `import {${components}} from '@paydocs/reference/components/${area}';`,
  ];
  return renderGeneratedPage([...head, ...lines].join('\n'), path.join(folder, 'page.mdx'), createContext());
}

describe('a page of the REST reference', () => {
  const createLink = (text: string): object => ({text, href: `#${text}`});
  const createField = (name: string, more: object = {}): object => ({id: name, name, type: 'string', ...more});

  it('has the operation, its fields with everything nested, its responses, errors, and samples', () => {
    const fields = [
      createField('amount', {
        required: true,
        type: 'integer (int64)',
        html: '<p>In the <em>minor</em> unit.</p>',
        facts: [['Minimum 1'], ['Default', '5'], ['Example', '7']],
      }),
      createField('card', {
        type: 'object',
        nullable: true,
        ref: {text: 'Card', href: '/pay/'},
        fields: [createField('brand', {deprecated: true, values: [{name: 'VISA', html: 'Visa'}, {name: 'AMEX'}]})],
        choices: [
          {
            rule: 'one',
            discriminator: 'type',
            alternatives: [
              {
                id: 'a',
                label: 'Token',
                type: 'object',
                when: ['TOKEN'],
                fields: [createField('token', {truncatedBy: 'recursion'})],
              },
            ],
          },
        ],
      }),
    ];
    const data = {
      endpoint: {method: 'post', server: 'https://api.example', path: '/payments'},
      deprecated: true,
      body: {required: true, media: [{type: 'application/json', schema: {type: 'object', fields}}]},
      responses: {
        200: {status: '200', html: '<p>Done.</p>', headers: [createField('Retry-After', {required: 'always'})]},
        422: {status: '422', title: '422 Wrong: {x}', html: '<p>No.</p>', examples: ['A', 'B'].map(createLink)},
      },
      errors: [
        {code: 'wrong', status: '422', cause: 'A field.', cure: 'Correct it.'},
        {code: 'gone', status: '410', cause: 'Too late.'},
      ],
      samples: {
        tabs: [{id: 'curl', label: 'curl'}],
        examples: [{id: 'a', label: 'A', code: ['<span>curl</span> &lt;x&gt;']}],
      },
    };
    const lines = [
      '<Endpoint page={page} />',
      '<Contents links={[{"text":"x","href":"#y"}]} />',
      '<Aside>',
      '## Code samples {#samples}',
      '<Samples page={page} />',
      '</Aside>',
      '## Request body {#request-body}',
      '<Body page={page} />',
      '### 200 OK {#response-200}',
      '<Response page={page} status={"200"} />',
      '<Failures page={page} />',
    ];
    expect(renderReferencePage('rest', lines, data)).toBe(
      [
        '`POST https://api.example/payments`',
        '**Deprecated.** Don’t use it in new integrations.',
        '## Code samples',
        'curl:',
        '```bash\ncurl <x>\n```',
        '## Request body',
        'The body is required.',
        '`application/json` · object',
        '- `amount` **required** integer (int64) · Minimum 1 · Default `5` · Example: `7`: In the *minor* unit.\n' +
          '- `card` object · [Card](https://docs.example/pay.md) · nullable\n' +
          '  - `brand` string **deprecated**\n    - `VISA` Visa\n    - `AMEX`\n' +
          '  - One of these, by `type`:\n    - **Token** `type: TOKEN` · object\n      - `token` string\n        - Same fields as token',
        '### 200 OK',
        'Done.',
        '1 header',
        '- `Retry-After` string · required',
        '## Errors',
        '### 422 Wrong\\: \\{x\\}',
        'No.',
        '- `wrong`: A field. Correct it.',
        'Examples: [A](#A) [B](#B)',
        '- `gone` 410: Too late.',
      ].join('\n\n'),
    );
  });
});

it('links to the equivalent in the other API, and to the guides that use it', () => {
  const data = {counterparts: [{text: 'createPayment', href: '/pay/'}], endpoint: {method: 'post', path: '/payments'}};
  const file = path.join(folder, 'guides.json');
  const guides = [
    {text: 'Pay', href: '/pay/'},
    {text: 'Else', href: '/else/'},
  ];
  fs.writeFileSync(file, JSON.stringify({'/create/': guides}));
  const lines = [
    `import guides from '@site/${path.relative('.', file)}';`,
    '<Description page={page} />',
    '<Guides guides={guides} of="/create/" />',
    '<Guides guides={guides} of="/nobody/" />',
  ];
  expect(renderReferencePage('rest', lines, data)).toBe(
    'GraphQL equivalent: [`createPayment`](https://docs.example/pay.md)\n\n## Used in guides\n\n' +
      '[Pay](https://docs.example/pay.md), [Else](https://docs.example/else/)',
  );
  expect(renderReferencePage('graphql', ['<Summary page={page} />'], data)).toContain(
    'REST equivalent: [`createPayment`]',
  );
});

describe('a page of the GraphQL reference', () => {
  it('has the definition, its members with arguments, its return type, and its uses', () => {
    const data = {
      definition: '<span>type</span> <a href="/pay/">Pay</a>',
      fields: [
        {
          id: 'a',
          name: 'amount',
          type: 'Int',
          html: '<p>How much.</p>',
          facts: [['Default', '1']],
          arguments: [{id: 'b', name: 'unit', type: 'Unit!', required: true}],
        },
        {id: 'c', name: 'old', type: 'Int', deprecated: '<p>Use <code>amount</code>.</p>'},
      ],
      arguments: [
        {
          id: 'by',
          name: 'by',
          type: 'PayBy!',
          required: true,
          html: '<p>Which.</p>',
          isOneOf: true,
          ref: {href: '/pay/'},
          inputFields: [
            {id: 'id', name: 'id', type: 'ID!', required: true, html: 'Its id.'},
            {id: 'unit', name: 'unit', type: 'Unit', facts: [['Default', 'EUR']]},
          ],
        },
      ],
      returns: {type: '[Pay!]!', ref: {href: '/pay/'}, fields: [{id: 'id', name: 'id', type: 'ID!', html: 'Its id.'}]},
      uses: {
        'used-by': [{title: 'Queries', uses: [{text: 'pays', href: '/pay/', occurrences: [{text: 'a', href: '#a'}]}]}],
      },
    };
    const lines = [
      '<Definition page={page} folded />',
      '<Members page={page} section="fields" />',
      '<Members page={page} section="arguments" />',
      '<Returns page={page} />',
      '<Uses page={page} section="used-by" />',
    ];
    expect(renderReferencePage('graphql', lines, data)).toBe(
      [
        '```graphql\ntype Pay\n```',
        '- `amount` `Int` · Default `1`: How much.\n  - `unit` **required** `Unit!`',
        '### Deprecated',
        '- `old` `Int` **deprecated**: Use `amount`.',
        '- `by` **required** [`PayBy!`](https://docs.example/pay.md)\n\n  Which.\n\n  Set exactly one of the fields.\n\n' +
          '  - [id](https://docs.example/pay.md#id) **required** `ID!`: Its id.\n' +
          '  - [unit](https://docs.example/pay.md#unit) `Unit` · Default `EUR`',
        '[`[Pay!]!`](https://docs.example/pay.md)',
        '- [id](https://docs.example/pay.md#id) `ID!`: Its id.',
        'Queries:',
        '- [pays](https://docs.example/pay.md): [a](#a)',
      ].join('\n\n'),
    );
  });
});

describe('another page', () => {
  it('is rejected if a component of a reference has no Markdown', () => {
    expect(() => renderReferencePage('rest', ['<Novelty page={page} />'], {})).toThrow(/<Novelty> has no Markdown/);
  });

  it('is ignored if writers edit it', () => {
    expect(renderGeneratedPage('<Tabs groupId="a">\n', 'a.mdx', createContext())).toBeUndefined();
    expect(renderReferencePage('rest', ['Somebody wrote this.'], {})).toBeUndefined();
  });
});

/** A small site as its build packs it, and a program that asks its server. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {strToU8, zipSync} from 'fflate';
import {createServer, openSite} from '../src';

export const SITE = 'https://docs.example';

const page = (address: string, title: string, body: string, description = `About ${title}.`): string => {
  const fields = {title, description, url: `${SITE}${address}`};
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${head.join('\n')}\n---\n\n> All pages are listed in [llms.txt](${SITE}/llms.txt).\n\n# ${title}\n\n${body}\n`;
};

const amount = {type: 'integer', minimum: 1};
const openapi = {
  openapi: '3.1.0',
  info: {title: 'Library', version: '1'},
  servers: [{url: 'https://api.example/v1'}],
  security: [{key: []}],
  paths: {
    '/loans': {
      post: {
        operationId: 'loans_create',
        summary: 'Lend a book',
        parameters: [{name: 'Idempotency-Key', in: 'header', schema: {type: 'string'}}],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {$ref: '#/components/schemas/NewLoan'},
              examples: {
                one: {summary: 'One book', value: {book: 'bk_1', days: 7}},
                long: {value: {book: 'bk_2', days: 30}},
              },
            },
          },
        },
        responses: {
          201: {description: 'Lent.', content: {'application/json': {schema: {$ref: '#/components/schemas/Loan'}}}},
          409: {
            description: 'Not there.',
            content: {
              'application/json': {schema: {$ref: '#/components/schemas/Failure'}, example: {code: 'already_lent'}},
            },
          },
        },
      },
    },
    '/loans/{id}': {
      get: {
        operationId: 'loans_get',
        summary: 'Get a loan',
        parameters: [
          {name: 'id', in: 'path', required: true, schema: {type: 'string', maxLength: 8}, example: 'ln_1'},
          {name: 'limit', in: 'query', schema: {type: 'integer', maximum: 100}},
          {name: 'sort', in: 'query', schema: {type: 'string', enum: ['days', 'book']}},
        ],
        responses: {200: {description: 'The loan.'}},
      },
    },
    '/loans/late': {get: {operationId: 'loans_late', responses: {200: {description: 'Late ones.'}}}},
    '/covers': {
      post: {
        operationId: 'covers_send',
        requestBody: {required: true, content: {'image/png': {}}},
        responses: {204: {description: 'Kept.'}},
      },
    },
  },
  webhooks: {
    'loan.late': {
      post: {
        operationId: 'onLoanLate',
        summary: 'Loan late',
        description: 'A book is late. Ask for it.',
        responses: {},
      },
    },
  },
  components: {
    securitySchemes: {key: {type: 'http', scheme: 'bearer'}},
    schemas: {
      NewLoan: {
        type: 'object',
        required: ['book'],
        properties: {book: {type: 'string', pattern: '^bk_'}, days: amount, note: {type: 'string'}},
      },
      Loan: {
        type: 'object',
        properties: {
          id: {type: 'string'},
          outcome: {
            type: 'string',
            'x-status-codes': {L01: {status: 'LOST', cause: 'Nobody finds it.', cure: 'Buy another.'}},
          },
        },
      },
      Failure: {
        type: 'object',
        properties: {
          code: {
            type: 'string',
            'x-errors': {
              already_lent: {status: 409, cause: 'Somebody else has the book.', cure: 'Wait for it.'},
              no_card: {status: 401, cause: 'No card.', cure: 'Get one.'},
            },
          },
        },
      },
    },
  },
};

const schema = `
type Query { book(id: ID!): Book }
type Mutation { lend(input: LendInput!): Loan }
type Book { id: ID!, title: String }
type Loan { id: ID!, days: Int }
input LendInput { book: ID!, days: Int }
`;

/** A page of two parts. */
const long = ['First', 'Second'].map((name) => `## ${name}\n\n${'A word. '.repeat(4500)}`).join('\n\n');

/** What the archive of the site holds. */
export const FILES: Readonly<Record<string, string>> = {
  'index.md': page('/', 'Library docs', 'Start here.'),
  'llms.txt': '# Library docs',
  'guides/llms.txt': '# Guides',
  'guides/borrow.md': page(
    '/guides/borrow/',
    'Borrow a book',
    '## Renew it\n\nA loan can be renewed twice.\n\n```sh\necho invisible\n```\n\nThe code `already_lent` says that it is gone.',
  ),
  'guides/long.md': page('/guides/long/', 'Long page', long),
  'apis/rest/llms.txt': '# REST API',
  'apis/rest/loans-create.md': page(
    '/apis/rest/loans-create/',
    'Lend a book',
    '`POST https://api.example/v1/loans`\n\nSet `LIBRARY_API_KEY`.',
  ),
  'apis/rest/loans-get.md': page('/apis/rest/loans-get/', 'Get a loan', '`GET https://api.example/v1/loans/{id}`'),
  'apis/rest/on-loan-late.md': page('/apis/rest/on-loan-late/', 'Loan late', 'Webhook `loan.late`\n\nA book is late.'),
  'apis/rest/schemas/loan.md': page(
    '/apis/rest/schemas/loan/',
    'Loan',
    '## Fields\n\n- `outcome` · string: What became of it.',
  ),
  'apis/graphql/llms.txt': '# GraphQL API',
  'apis/graphql/operations/mutations/lend.md': page(
    '/apis/graphql/operations/mutations/lend/',
    'lend',
    'Lends a book.',
  ),
  'apis/graphql/types/objects/loan.md': page(
    '/apis/graphql/types/objects/loan/',
    'Loan',
    '## Fields\n\n- `days` · `Int`: How long.',
  ),
  'openapi.json': JSON.stringify(openapi),
  'schema.graphql': schema,
};

/** @returns a new folder, which ends with the system's own */
export const folder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));

/** @returns the path of an archive with these files */
export function zipOf(files: Readonly<Record<string, string>> = FILES): string {
  const file = path.join(folder(), 'docs.zip');
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  fs.writeFileSync(file, zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>));
  return file;
}

/** What a tool answered. */
export interface Told {
  text: string;
  data: Record<string, unknown>;
  isError: boolean;
}

export type Ask = (name: string, input?: Record<string, unknown>) => Promise<Told>;

/** @returns what asks the tools of a client's server */
export const asking =
  (client: Client): Ask =>
  async (name, input = {}) => {
    const {
      content,
      structuredContent = {},
      isError = false,
    } = (await client.callTool({
      name,
      arguments: input,
    })) as CallToolResult;
    const [first] = content;
    return {text: first?.type === 'text' ? first.text : '', data: structuredContent, isError};
  };

/** @returns a client of a server over the documentation at a place */
export async function connected(place: string): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({name: 'tests', version: '1'});
  await createServer(openSite(place)).connect(theirs);
  await client.connect(ours);
  return client;
}

/** @returns what asks a server over these files */
export const serverOf = async (files = FILES): Promise<Ask> => asking(await connected(zipOf(files)));

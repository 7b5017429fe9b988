/** Provides a small site as its build packs it, and a client that calls its server. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {strToU8, zipSync} from 'fflate';
import {createServer, openSite} from '../../src/mcp';

export const SITE = 'https://docs.example';

const createPage = (route: string, title: string, body: string, description = `About ${title}.`): string => {
  const fields = {title, description, url: `${SITE}${route}`};
  const frontMatter = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${frontMatter.join('\n')}\n---\n\n> All pages are listed in [llms.txt](${SITE}/llms.txt).\n\n# ${title}\n\n${body}\n`;
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

/** Content of a page with two parts. */
const long = ['First', 'Second'].map((name) => `## ${name}\n\n${'A word. '.repeat(4500)}`).join('\n\n');

/** Files in the archive of the site. */
export const FILES: Readonly<Record<string, string>> = {
  'index.md': createPage('/', 'Library docs', 'Start here.'),
  'llms.txt': '# Library docs',
  'guides/llms.txt': '# Guides',
  'guides/borrow.md': createPage(
    '/guides/borrow/',
    'Borrow a book',
    '## Renew it\n\nA loan can be renewed twice.\n\n```sh\necho invisible\n```\n\nThe code `already_lent` says that it is gone.',
  ),
  'guides/long.md': createPage('/guides/long/', 'Long page', long),
  'apis/rest/llms.txt': '# REST API',
  'apis/rest/loans-create.md': createPage(
    '/apis/rest/loans-create/',
    'Lend a book',
    'POST `https://api.example/v1/loans`\n\nSet `LIBRARY_API_KEY`.',
  ),
  'apis/rest/loans-get.md': createPage(
    '/apis/rest/loans-get/',
    'Get a loan',
    'GET `https://api.example/v1/loans/{id}`',
  ),
  'apis/rest/on-loan-late.md': createPage(
    '/apis/rest/on-loan-late/',
    'Loan late',
    'Webhook `loan.late`\n\nA book is late.',
  ),
  'apis/rest/schemas/loan.md': createPage(
    '/apis/rest/schemas/loan/',
    'Loan',
    '## Fields\n\n- `outcome` · string: What became of it.',
  ),
  'apis/graphql/llms.txt': '# GraphQL API',
  'apis/graphql/operations/mutations/lend.md': createPage(
    '/apis/graphql/operations/mutations/lend/',
    'lend',
    'Lends a book.',
  ),
  'apis/graphql/types/objects/loan.md': createPage(
    '/apis/graphql/types/objects/loan/',
    'Loan',
    '## Fields\n\n- `days` · `Int`: How long.',
  ),
  'openapi.json': JSON.stringify(openapi),
  'schema.graphql': schema,
};

/** @returns a new folder in the temporary folder, which the system cleans up */
export const createFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));

/** @returns the path of an archive with these files */
export function createZip(files: Readonly<Record<string, string>> = FILES): string {
  const file = path.join(createFolder(), 'docs.zip');
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  fs.writeFileSync(file, zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>));
  return file;
}

/** Result of a tool call. */
export interface ToolResult {
  text: string;
  data: Record<string, unknown>;
  isError: boolean;
}

export type CallTool = (name: string, input?: Record<string, unknown>) => Promise<ToolResult>;

/** @returns a function that calls the tools of a client's server */
export const createToolCaller =
  (client: Client): CallTool =>
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

/** @returns a client that is connected to a server of the documentation at this path */
export async function connectClient(docsPath: string): Promise<Client> {
  const [clientTransport, serverTransport] = InMemoryTransport.createLinkedPair();
  const client = new Client({name: 'tests', version: '1'});
  await createServer(openSite(docsPath)).connect(serverTransport);
  await client.connect(clientTransport);
  return client;
}

/** @returns a function that calls the tools of a server of these files */
export const startServer = async (files = FILES): Promise<CallTool> =>
  createToolCaller(await connectClient(createZip(files)));

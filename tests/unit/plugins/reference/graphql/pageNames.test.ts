import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildSchema} from 'graphql';
import {describe, expect, it, onTestFinished} from 'vitest';
import {renamePages} from '../../../../../src/plugins/reference/graphql/pageNames';

const schema = buildSchema(`
  type Query { payment: Payment }
  type Payment { flow: ThreeDSecureFlow, address: IPAddress }
  enum ThreeDSecureFlow { CHALLENGE }
  scalar IPAddress
`);

function folderWith(pages: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  for (const [file, text] of Object.entries(pages)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const page = (id: string, body = ''): string => `---\nid: ${id}\ntitle: Page\n---\n\n${body}\n`;

describe('renamePages', () => {
  it('gives pages their name in kebab case, in their files, ids and links', () => {
    const folder = folderWith({
      'types/enums/three-dsecure-flow.mdx': page('three-dsecure-flow'),
      'types/objects/payment.mdx': page(
        'payment',
        '[`flow`](/apis/graphql/types/enums/three-dsecure-flow/) [`query`](/apis/graphql/operations/queries/payment/)',
      ),
    });
    renamePages(schema, folder);
    expect(fs.readdirSync(path.join(folder, 'types/enums'))).toEqual(['three-d-secure-flow.mdx']);
    expect(fs.readFileSync(path.join(folder, 'types/enums/three-d-secure-flow.mdx'), 'utf8')).toBe(
      page('three-d-secure-flow'),
    );
    expect(fs.readFileSync(path.join(folder, 'types/objects/payment.mdx'), 'utf8')).toBe(
      page(
        'payment',
        '[`flow`](/apis/graphql/types/enums/three-d-secure-flow/) [`query`](/apis/graphql/operations/queries/payment/)',
      ),
    );
  });

  it('writes no file when every name is right, and leaves pages that it does not know', () => {
    const folder = folderWith({
      'types/scalars/ip-address.mdx': page('ip-address'),
      'types/objects/payment.mdx': page('payment'),
      'types/objects/stranger-thing.mdx': page('stranger-thing'),
    });
    const files = ['types/scalars/ip-address.mdx', 'types/objects/payment.mdx', 'types/objects/stranger-thing.mdx'];
    const past = new Date('2020-01-01');
    files.forEach((file) => fs.utimesSync(path.join(folder, file), past, past));
    renamePages(schema, folder);
    expect(files.map((file) => fs.statSync(path.join(folder, file)).mtime)).toEqual(files.map(() => past));
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {trimFramework} from '../../src/trim-styles/trimFramework';

const FRAMEWORK = `
:root { --ifm-a: red; --ifm-b: var(--ifm-a); --ifm-dark: red; --ifm-unread: red }
html[data-theme='dark'] { --ifm-a: blue; --ifm-b: blue }
.used { color: var(--ifm-b); background: var(--ifm-a) }
.not-used, .unused { color: var(--ifm-unread) }
h2 { color: var(--ifm-dark); transition: color 1s ease }
h3 { transition: transform 1s ease }
`;
let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'trim-framework-'));
  fs.writeFileSync(path.join(folder, 'page.tsx'), 'const page = <p className="used" />;');
  fs.writeFileSync(
    path.join(folder, 'site.css'),
    `:root { --ifm-a: green } [data-theme='dark'] { --ifm-dark: green } @media print { :root { --ifm-b: black } }`,
  );
  fs.writeFileSync(path.join(folder, 'part.module.css'), ':root { --ifm-b: green }');
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

const trim = async (from: string): Promise<string> =>
  (await postcss([trimFramework([folder])]).process(FRAMEWORK, {from})).css.replaceAll(/\s+/g, ' ');

describe('trimFramework', () => {
  it('removes rules without uses, variables without readers, color transitions, and values that the site replaces on every page', async () => {
    expect(await trim('/node_modules/infima/dist/default.css')).toBe(
      ` :root { --ifm-b: var(--ifm-a); --ifm-dark: red} html[data-theme='dark'] { --ifm-b: blue } ` +
        '.used { color: var(--ifm-b); background: var(--ifm-a) } h2 { color: var(--ifm-dark) } h3 { transition: transform 1s ease } ',
    );
  });

  it('leaves other style sheets unchanged', async () => {
    expect(await trim('/site/src/site.css')).toContain('--ifm-unread: red');
  });
});

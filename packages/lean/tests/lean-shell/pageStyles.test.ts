import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {pageStyles} from '../../src/lean-shell/pageStyles';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('pageStyles', () => {
  fs.mkdirSync(path.join(folder, 'Card'));
  for (const name of ['Card/styles.module.css', 'Card/index.tsx', 'site.css'])
    fs.writeFileSync(path.join(folder, name), '');
  const imports = pageStyles([folder, path.join(folder, 'none')]).split('\n');

  it('brings the sheets of components, after those of the theme', () => {
    expect(imports.filter((line) => line.includes(folder))).toEqual([
      `import ${JSON.stringify(path.join(folder, 'Card', 'styles.module.css'))};`,
    ]);
    expect(imports.at(-2)).toContain(folder);
  });

  it('brings of the theme what articles show, and nothing of blogs and sidebars', () => {
    const theme = imports.join('\n');
    for (const part of ['Admonition', 'DocItem', 'DocBreadcrumbs', 'MDXComponents', 'Details'])
      expect(theme).toContain(part);
    expect(theme).not.toMatch(/Blog|DocSidebar|DocRoot|CodeBlock/);
  });
});

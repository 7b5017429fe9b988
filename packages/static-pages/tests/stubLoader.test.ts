/** The part of a page that the browser's compiler gets. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import stub from '../src/stubLoader.cjs';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stub-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

/** MDX output for a page with a component and an image. */
const COMPILED = `import {jsx as _jsx} from "react/jsx-runtime";
import data from "./page.json";
import Counter from "./Counter";
export default function MDXContent() {
  return _jsx(Counter, {src: require("./picture.png").default});
}
`;

/** Runs the loader on a page next to a component, and returns its output. */
function load(
  page: string,
  component: string,
  mode = 'production',
  name = 'page.mdx',
  compiled = COMPILED,
): Promise<string> {
  const file = path.join(folder, name);
  fs.writeFileSync(file, page);
  fs.writeFileSync(path.join(folder, 'Counter.tsx'), component);
  return new Promise((resolve, reject) => {
    const loader = {
      resourcePath: file,
      mode,
      context: folder,
      rootContext: folder,
      async: () => (error: Error | null, code?: string) => (error ? reject(error) : resolve(code ?? '')),
      addDependency: () => undefined,
      resolve: (from: string, name: string, done: (error: null, found: string) => void) =>
        done(null, `${path.join(from, name)}.tsx`),
    };
    void stub.call(loader, compiled);
  });
}

const STATIC = 'export default () => <p>Fee</p>;\n';
const STATE = "import {useState} from 'react';\n\nexport default () => useState(0)[0];\n";

describe('a static page', () => {
  it('keeps its components and files for the bundler, and none of its text', async () => {
    const code = await load('# Fees\n', STATIC);
    expect(code).toContain('import(/* webpackChunkName: "static-parts" */ "./Counter")');
    expect(code).toContain('require("./picture.png")');
    expect(code).not.toMatch(/MDXContent|page\.json|jsx-runtime/);
  });

  it('reports a component that needs React in the browser, with its line and hints', async () => {
    await expect(load('# Fees\n', STATE)).rejects.toThrow(
      'Counter.tsx:3: useState needs React in the browser, but page.mdx, which imports this component, is a static page. ' +
        'Write “hydrate: true” into the front matter of page.mdx, or have the component render HTML without state.',
    );
  });

  it("doesn't read the components of packages, which can be linked to folders of the project", async () => {
    const compiled = COMPILED.replace('./Counter', 'parts/Counter');
    fs.mkdirSync(path.join(folder, 'parts'));
    fs.writeFileSync(path.join(folder, 'parts/Counter.tsx'), STATE);
    expect(await load('# Fees\n', STATIC, 'production', 'page.mdx', compiled)).toContain('import(');
  });

  it.each(['useEffect(() => undefined)', 'useReducer<State>(reducer)', '<BrowserOnly>{() => null}</BrowserOnly>'])(
    'reports %s',
    async (code) => {
      await expect(load('# Fees\n', `export default () => ${code};\n`)).rejects.toThrow(
        /Counter\.tsx:1: \w+ needs React/,
      );
    },
  );
});

describe('a component with state inside another', () => {
  const WRAPPER =
    "import React from 'react';\nimport type {Props} from './Types';\nimport Inner from './Inner';\nexport default Inner;\n";

  it('is reported with its own line', async () => {
    fs.writeFileSync(path.join(folder, 'Inner.tsx'), STATE);
    await expect(load('# Fees\n', WRAPPER)).rejects.toThrow(
      /^Inner\.tsx:3: useState needs React in the browser, but page\.mdx/,
    );
  });

  it('can have circular imports', async () => {
    fs.writeFileSync(
      path.join(folder, 'Inner.tsx'),
      "export {default as Outer} from './Counter';\nexport default () => null;\n",
    );
    await expect(load('# Fees\n', WRAPPER)).resolves.toContain('static-parts');
  });
});

describe('a React page', () => {
  const PAGE = "import Counter from './Counter';\nexport default () => <Counter />;\n";

  it('stays unchanged', async () => {
    expect(await load(PAGE, STATIC, 'production', 'fees.tsx')).toBe(COMPILED);
  });

  it.each([
    [
      PAGE,
      STATE,
      'Counter.tsx:3: useState needs React in the browser, but fees.tsx, which imports this component, is a static page. ',
    ],
    [STATE, STATIC, 'fees.tsx:3: useState needs React in the browser, but this page is static. '],
  ])('has the same limits', async (page, component, message) => {
    await expect(load(page, component, 'production', 'fees.tsx')).rejects.toThrow(
      `${message}Render <Hydrate /> of @theme/Hydrate in fees.tsx, or have the component render HTML without state.`,
    );
  });

  it('can have state if it hydrates', async () => {
    const page = `import Hydrate from '@theme/Hydrate';\n${PAGE}`;
    expect(await load(page, STATE, 'production', 'fees.tsx')).toBe(COMPILED);
  });
});

it('reports the same in the preview, and leaves the page unchanged', async () => {
  await expect(load('# Fees\n', STATE, 'development')).rejects.toThrow('needs React in the browser');
  expect(await load('# Fees\n', STATIC, 'development')).toBe(COMPILED);
});

it('leaves a page that hydrates unchanged', async () => {
  expect(await load('---\nhydrate: true\n---\n\n# Fees\n', STATE)).toBe(COMPILED);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {splitStyles} from '../../src/styles';

const CSS = '.guide{top:0}.react{top:0}.shell{top:0}.script{top:0}.inline{top:0}.site{top:0}.unused{top:0}';
let folder: string;

const write = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  fs.writeFileSync(path.join(folder, name), text);
};
const createPage = (attributes: string, body: string): string =>
  `<html ${attributes}><link rel="stylesheet" href="/docs/assets/css/styles.1234abcd.css" />${body}</html>`;
const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');
/** Returns the classes of the style sheet that a page links to. */
const getClasses = (page: string): string[] => {
  const [, sheet] = /href="\/docs\/(assets\/css\/[^"]+)"/.exec(read(page)) ?? [];
  return [...read(sheet!).matchAll(/\.(\w+)\{/g)].map(([, name]) => name!);
};
const split = (): void =>
  splitStyles(folder, '/docs/', {
    scripts: new Set(['assets/js/shell.js']),
    siteStyles: new Set([path.join(folder, 'custom.css')]),
  });

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'split-styles-'));
  write('assets/css/styles.1234abcd.css', CSS);
  write('assets/js/shell.js', 'element.className="shell"');
  write('assets/js/page.js', 'element.className="unused"');
  write('js/own.js', 'element.classList.add("script")');
  write('custom.css', '.site { top: 0 }');
  const scripts = '<script src="/docs/js/own.js"></script><script>document.body.className = "inline"</script>';
  write('guide/index.html', createPage('class="plugin-docs plugin-id-default"', `<p class="guide x">${scripts}`));
  write('other/index.html', createPage('class="plugin-docs plugin-id-default"', '<p class=other>'));
  write('index.html', createPage('class="plugin-pages plugin-id-default"', '<p class="react">'));
  write('live/index.html', createPage('class="plugin-docs plugin-id-default" data-hydrate="true"', '<p>'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

describe('splitStyles', () => {
  it('keeps what pages of a kind, their scripts, and the style sheets of the site use', () => {
    split();
    expect(getClasses('guide/index.html')).toEqual(['guide', 'shell', 'script', 'inline', 'site']);
    expect(getClasses('other/index.html')).toEqual(getClasses('guide/index.html'));
    expect(getClasses('index.html')).toEqual(['react', 'shell', 'script', 'inline', 'site']);
  });

  it('keeps the classes that attributes pass to scripts', () => {
    write('other/index.html', createPage('class="plugin-docs"', `<b data-toggle="unused" onclick='add("react")'>`));
    split();
    expect(getClasses('other/index.html')).toEqual(['guide', 'react', 'shell', 'script', 'inline', 'site', 'unused']);
  });

  it('keeps the variables that attributes read', () => {
    write('assets/css/styles.1234abcd.css', ':root{--ifm-icon:red;--ifm-unread:red}');
    write('other/index.html', createPage('class="plugin-docs"', '<path stroke="var(--ifm-icon)">'));
    split();
    const [, sheet] = /href="\/docs\/([^"]+)"/.exec(read('other/index.html'))!;
    expect(read(sheet!)).toBe(':root{--ifm-icon:red}');
  });

  it('leaves the style sheet of a page that hydrates whole', () => {
    split();
    expect(read('live/index.html')).toContain('styles.1234abcd.css');
    expect(read('assets/css/styles.1234abcd.css')).toBe(CSS);
  });

  it('names a style sheet by its kind and content', () => {
    split();
    const [name] = fs.readdirSync(path.join(folder, 'assets/css')).filter((file) => file.startsWith('docs.'));
    expect(name).toMatch(/^docs\.[\da-f]{8}\.css$/);
    write('guide/index.html', createPage('class="plugin-docs plugin-id-default"', '<p class="unused">'));
    split();
    expect(read('guide/index.html')).not.toContain(name);
  });

  it("doesn't change pages of another language, which have their own folder of style sheets", () => {
    const page = createPage('class="plugin-docs"', '').replace('/docs/assets', '/es/assets');
    write('es/index.html', page);
    splitStyles(folder, '/', {scripts: new Set(), siteStyles: new Set()});
    expect(read('es/index.html')).toBe(page);
  });
});

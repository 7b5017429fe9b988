/** Every page links to a style sheet with the rules of all classes that it and its scripts use, and of few others. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core';

const STYLES_FOLDER = 'build/assets/css';

const findClasses = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!));
const styles = new Map(
  fs
    .readdirSync(STYLES_FOLDER)
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, fs.readFileSync(path.join(STYLES_FOLDER, file), 'utf8')]),
);
const classes = new Map([...styles].map(([file, css]) => [file, findClasses(css)]));
/** The style sheet with the rules of all components, which pages that hydrate use. */
const [wholeSheet] = [...styles.keys()].filter((file) => file.startsWith('styles.'));
const whole = classes.get(wholeSheet!)!;
const split = [...styles].filter(([file]) => file !== wholeSheet);

const pages = listFiles('build')
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({file, html: fs.readFileSync(file, 'utf8')}))
  .flatMap(({file, html}) => {
    const [, sheet] = /\/assets\/css\/([^"\s>]+\.css)/.exec(html) ?? [];
    const used = [...html.matchAll(/ class=(?:"([^"]+)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
      (quoted ?? bare ?? '').split(/\s+/),
    );
    const variables = new Set([...html.matchAll(/<[a-z][^>]*="var\((--[\w-]+)/g)].map(([, name]) => name!));
    return sheet === undefined ? [] : [{file, sheet, used, variables: [...variables]}];
  });

describe('style sheets', () => {
  it('exist for each kind of page, and no static page links to the whole one', () => {
    expect(split.map(([file]) => file.replace(/\.[\da-f]{8}\.css$/, '')).sort()).toEqual([
      'docs',
      'docs-graphql',
      'docs-rest',
      'pages',
      'search-algolia',
    ]);
    expect(pages.length).toBeGreaterThan(600);
    expect(pages.filter(({sheet}) => sheet === wholeSheet).map(({file}) => file)).toEqual([]);
  });

  it('have every class that their pages use', () => {
    const missing = pages.flatMap(({file, sheet, used}) =>
      used.filter((name) => whole.has(name) && !classes.get(sheet)?.has(name)).map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('define the variables that attributes of their pages read', () => {
    expect(pages.some(({variables}) => variables.length > 0)).toBe(true);
    const missing = pages.flatMap(({file, sheet, variables}) =>
      variables.filter((name) => !styles.get(sheet)?.includes(`${name}:`)).map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(split.map(([file]) => file))('%s has the classes that scripts add', (file) => {
    const added = ['navbar-sidebar--show', 'navbar-sidebar__items--show-secondary'];
    added.push('dropdown--show', 'table-of-contents__link--active', 'navbar--fixed-top');
    expect(added.filter((name) => whole.has(name) && !classes.get(file)?.has(name))).toEqual([]);
  });

  it.each(split)('%s defines every variable that it reads', (_, css) => {
    const defined = new Set([...css.matchAll(/(--ifm-[\w-]+)\s*:/g)].map(([, name]) => name));
    const withoutFallback = [...css.matchAll(/var\((--ifm-[\w-]+)\)/g)].map(([, name]) => name);
    expect([...new Set(withoutFallback)].filter((name) => !defined.has(name))).toEqual([]);
  });

  it.each(split.map(([file]) => file))('%s has no parts that no page uses', (file) => {
    const unused = ['hero--primary', 'avatar__photo', 'col--offset-6', 'button-group'];
    expect(unused.filter((name) => classes.get(file)?.has(name))).toEqual([]);
  });
});

/** `packages/preset/src/trim-styles` removes nothing from the framework's style sheet that a page uses. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core';

const FRAMEWORK = 'node_modules/infima/dist/css/default/default.css';

const findClasses = (css: string): Set<string> =>
  new Set([...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!));
const styles = fs
  .readdirSync('build/assets/css')
  .filter((file) => file.endsWith('.css'))
  .map((file) => fs.readFileSync(path.join('build/assets/css', file), 'utf8'))
  .join('\n');
const framework = findClasses(fs.readFileSync(FRAMEWORK, 'utf8'));
const remaining = findClasses(styles);

const used = new Set(
  listFiles('build')
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(/ class=(?:"([^"]+)"|([^\s>]+))/g)])
    .flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/)),
);

describe('the style sheet', () => {
  it('has every class of the framework that a page uses', () => {
    expect([...used].filter((name) => framework.has(name) && !remaining.has(name))).toEqual([]);
  });

  it('has every class of the components that pages show', () => {
    const own = [...used].filter((name) => /^[a-z][a-z\d]*_[\w-]{4}$/i.test(name));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((name) => !remaining.has(name))).toEqual([]);
  });

  it('has the classes that scripts add', () => {
    const added = ['menu__list-item--collapsed', 'navbar-sidebar--show', 'navbar-sidebar__items--show-secondary'];
    added.push('dropdown--show', 'table-of-contents__link--active', 'navbar--fixed-top', 'alert--danger');
    expect(added.filter((name) => !remaining.has(name))).toEqual([]);
  });

  it('defines every variable that it reads', () => {
    const defined = new Set([...styles.matchAll(/(--ifm-[\w-]+)\s*:/g)].map(([, name]) => name));
    const withoutFallback = [...styles.matchAll(/var\((--ifm-[\w-]+)\)/g)].map(([, name]) => name);
    expect([...new Set(withoutFallback)].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('has no parts that no page uses', () => {
    expect(
      ['hero--primary', 'avatar__photo', 'col--offset-6', 'button-group'].filter((name) => remaining.has(name)),
    ).toEqual([]);
  });
});

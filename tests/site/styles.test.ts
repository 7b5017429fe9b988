/** What `packages/preset/src/trim-styles` leaves out of the framework's style sheet: nothing that a page uses. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core/fingerprint';

const FRAMEWORK = 'node_modules/infima/dist/css/default/default.css';

const classesOf = (css: string): Set<string> =>
  new Set([...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!));
const styles = fs
  .readdirSync('build/assets/css')
  .filter((file) => file.endsWith('.css'))
  .map((file) => fs.readFileSync(path.join('build/assets/css', file), 'utf8'))
  .join('\n');
const framework = classesOf(fs.readFileSync(FRAMEWORK, 'utf8'));
const kept = classesOf(styles);

const used = new Set(
  listFiles('build')
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(/ class=(?:"([^"]+)"|([^\s>]+))/g)])
    .flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/)),
);

describe('the style sheet', () => {
  it('has every class of the framework that a page has', () => {
    expect([...used].filter((name) => framework.has(name) && !kept.has(name))).toEqual([]);
  });

  it('has every class of the components that pages show', () => {
    const own = [...used].filter((name) => /^[a-z][a-z\d]*_[\w-]{4}$/i.test(name));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((name) => !kept.has(name))).toEqual([]);
  });

  it('has those that scripts add', () => {
    const added = ['menu__list-item--collapsed', 'navbar-sidebar--show', 'navbar-sidebar__items--show-secondary'];
    added.push('dropdown--show', 'table-of-contents__link--active', 'navbar--fixed-top', 'alert--danger');
    expect(added.filter((name) => !kept.has(name))).toEqual([]);
  });

  it('defines every variable that it reads', () => {
    const defined = new Set([...styles.matchAll(/(--ifm-[\w-]+)\s*:/g)].map(([, name]) => name));
    const withoutFallback = [...styles.matchAll(/var\((--ifm-[\w-]+)\)/g)].map(([, name]) => name);
    expect([...new Set(withoutFallback)].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('is without parts that no page has', () => {
    expect(
      ['hero--primary', 'avatar__photo', 'col--offset-6', 'button-group'].filter((name) => kept.has(name)),
    ).toEqual([]);
  });
});

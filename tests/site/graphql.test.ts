/** The built GraphQL reference has everything that the schema has, at its own URL. */
import fs from 'node:fs';
import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {attributes} from '../attributes';
import {toKebabCase} from '@paydocs/core';
import {wantedPages} from '../foreign/graphqlNames';

const EXPECTED_PAGES = wantedPages(fs.readFileSync('build/schema.graphql', 'utf8'));

/** Reads a page without its code: the definition contains all names, and would hide missing ones. */
const readPage = (folder: string, title: string): string =>
  fs
    .readFileSync(`build/apis/graphql/${folder}/${toKebabCase(title)}/index.html`, 'utf8')
    .replace(/<pre[\s\S]*?<\/pre>/g, '');

describe('the GraphQL reference', () => {
  it('has every field, argument, and value, each with an anchor', () => {
    const wrong = EXPECTED_PAGES.flatMap(({folder, title, members, arguments: inner}) => {
      const html = readPage(folder, title);
      const actual = [...html.matchAll(/<dt[^>]*><a[^>]*data-copy-address[^>]*>(.*?)<\/a>/g)].map((match) => match[1]);
      const expected = folder.startsWith('operations') ? members : [...members, ...inner];
      const isSame = [...actual].sort().join() === [...expected].sort().join();
      const ids = attributes(html, 'id');
      const lost = members.filter((name) => !ids.includes(toKebabCase(name)));
      return isSame && lost.length === 0 ? [] : [`${folder} ${title}: ${actual.join()}; no address: ${lost.join()}`];
    });
    expect(EXPECTED_PAGES.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('has an example of every operation, directive, and scalar', () => {
    const folders = ['types/scalars', 'types/directives'];
    const pages = EXPECTED_PAGES.filter(({folder}) => folder.startsWith('operations') || folders.includes(folder));
    const without = pages.filter(
      ({folder, title}) => !attributes(readPage(folder, title), 'id').includes('section-example'),
    );
    expect(without.map(({title}) => title)).toEqual([]);
    expect(pages.length).toBeGreaterThan(0);
  });

  it('links from deprecated operations to their successors', () => {
    const schema = buildSchema(fs.readFileSync('build/schema.graphql', 'utf8'));
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
    const successors = fields.flatMap(({name, deprecationReason}) =>
      fields
        .filter((other) => deprecationReason?.includes(`\`${other.name}\``))
        .map((other) => [name, other.name] as const),
    );
    const wrong = successors.filter(([name, successor]) => {
      const folder = EXPECTED_PAGES.find(({title}) => title === name)?.folder ?? '';
      return !new RegExp(`Deprecated\\.[^]{0,400}href="?[^" >]*/${toKebabCase(successor)}/`).test(
        readPage(folder, name),
      );
    });
    expect(wrong).toEqual([]);
  });
});

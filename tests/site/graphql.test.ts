/** The built GraphQL reference has everything that the schema has, at an address of its own. */
import fs from 'node:fs';
import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {attributes} from '../attributes';
import {toKebabCase} from '@paydocs/core/toKebabCase';
import {wantedPages} from '../foreign/graphqlNames';

const WANTED = wantedPages(fs.readFileSync('build/schema.graphql', 'utf8'));

/** The definition holds the names too, so it must not be what makes the test succeed. */
const read = (folder: string, title: string): string =>
  fs
    .readFileSync(`build/apis/graphql/${folder}/${toKebabCase(title)}/index.html`, 'utf8')
    .replace(/<pre[\s\S]*?<\/pre>/g, '');

describe('the GraphQL reference', () => {
  it('has every field, argument and value, each with an address', () => {
    const wrong = WANTED.flatMap(({folder, title, members, arguments: inner}) => {
      const html = read(folder, title);
      const shown = [...html.matchAll(/<dt[^>]*><a[^>]*data-copy-address[^>]*>(.*?)<\/a>/g)].map((match) => match[1]);
      const wanted = folder.startsWith('operations') ? members : [...members, ...inner];
      const isSame = [...shown].sort().join() === [...wanted].sort().join();
      const ids = attributes(html, 'id');
      const lost = members.filter((name) => !ids.includes(toKebabCase(name)));
      return isSame && lost.length === 0 ? [] : [`${folder} ${title}: ${shown.join()}; no address: ${lost.join()}`];
    });
    expect(WANTED.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('has an example of every operation, directive and scalar', () => {
    const shown = ['types/scalars', 'types/directives'];
    const pages = WANTED.filter(({folder}) => folder.startsWith('operations') || shown.includes(folder));
    const without = pages.filter(
      ({folder, title}) => !attributes(read(folder, title), 'id').includes('section-example'),
    );
    expect(without.map(({title}) => title)).toEqual([]);
    expect(pages.length).toBeGreaterThan(0);
  });

  it('leads from what is deprecated to its successor', () => {
    const schema = buildSchema(fs.readFileSync('build/schema.graphql', 'utf8'));
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
    const named = fields.flatMap(({name, deprecationReason}) =>
      fields
        .filter((other) => deprecationReason?.includes(`\`${other.name}\``))
        .map((other) => [name, other.name] as const),
    );
    const wrong = named.filter(([name, successor]) => {
      const folder = WANTED.find(({title}) => title === name)?.folder ?? '';
      return !new RegExp(`Deprecated\\.[^]{0,400}href="?[^" >]*/${toKebabCase(successor)}/`).test(read(folder, name));
    });
    expect(wrong).toEqual([]);
  });
});

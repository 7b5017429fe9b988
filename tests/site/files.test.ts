/** Files that other programs read. */
import fs from 'node:fs';
import {buildClientSchema, buildSchema, lexicographicSortSchema, printSchema, type IntrospectionQuery} from 'graphql';
import {describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {brand} from '../../src/brand';
import {allRoutes} from '../inventory';

const read = (file: string): string => fs.readFileSync(`build/${file}`, 'utf8');

describe('sitemap.xml', () => {
  const entries = read('sitemap.xml').match(/<url>.*?<\/url>/gs) ?? [];

  it('lists every page but search, as changing daily with priority 0.7', () => {
    const listed = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1]?.replace(brand.urls.site, ''));
    const wanted = allRoutes(brand.slug).filter((route) => route !== '/search/');
    expect(wanted.filter((route) => !listed.includes(route))).toEqual([]);
    expect(listed).not.toContain('/search/');
    for (const entry of entries) {
      expect(entry).toContain('<changefreq>daily</changefreq><priority>0.7</priority>');
    }
  });
});

describe('downloads', () => {
  it('offers the REST description as JSON and as YAML, equal to each other', () => {
    const document = JSON.parse(read('openapi.json')) as {openapi: string; servers: {url: string}[]};
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers[0]?.url).toBe(brand.urls.api);
    expect(YAML.parse(read('openapi.yaml'))).toEqual(document);
  });

  it('offers the GraphQL schema, also as the result of introspection', () => {
    const schema = buildSchema(read('schema.graphql'));
    const {data} = JSON.parse(read('schema.json')) as {data: IntrospectionQuery};
    expect(printSchema(lexicographicSortSchema(buildClientSchema(data)))).toBe(
      printSchema(lexicographicSortSchema(schema)),
    );
    expect(schema.getQueryType()?.getFields()).toHaveProperty('charges');
  });
});

describe('robots.txt and manifest', () => {
  it('names the sitemap at the site address', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${brand.urls.site}/sitemap.xml`);
  });

  it('names the brand and an icon that exists', () => {
    const manifest = JSON.parse(read('manifest.webmanifest')) as {short_name: string; icons: {src: string}[]};
    expect(manifest.short_name).toBe(brand.name);
    expect(fs.existsSync(`build${manifest.icons[0]?.src}`)).toBe(true);
    expect(read('index.html')).toContain('manifest.webmanifest');
  });
});

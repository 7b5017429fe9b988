/** Files that other programs read. */
import fs from 'node:fs';
import path from 'node:path';
import {buildClientSchema, buildSchema, lexicographicSortSchema, printSchema, type IntrospectionQuery} from 'graphql';
import {describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {listFiles} from '@paydocs/core';
import {brand} from '../../src/brand';
import {readSitemapPaths} from './sitemap';

const read = (file: string): string => fs.readFileSync(`build/${file}`, 'utf8');

describe('sitemap.xml', () => {
  const entries = read('sitemap.xml').match(/<url>.*?<\/url>/gs) ?? [];
  const pages = listFiles('build')
    .filter((file) => file.endsWith('index.html') && !/<meta http-equiv="?refresh/i.test(fs.readFileSync(file, 'utf8')))
    .map((file) => `/${path.relative('build', file).replace(/index\.html$/, '')}`);

  it('lists every page except search, with a daily change frequency and priority 0.7', () => {
    expect(readSitemapPaths().sort()).toEqual(pages.filter((page) => !/^\/(?:\w\w\/)?search\/$/.test(page)).sort());
    for (const entry of entries) {
      expect(entry).toContain('<changefreq>daily</changefreq><priority>0.7</priority>');
    }
  });
});

describe('downloads', () => {
  it('offer the REST description as JSON and as equal YAML', () => {
    const document = JSON.parse(read('openapi.json')) as {openapi: string; servers: {url: string}[]};
    expect(document.openapi).toMatch(/^3\./);
    expect(document.servers[0]?.url).toBe(brand.urls.api);
    expect(YAML.parse(read('openapi.yaml'))).toEqual(document);
  });

  it('offer the GraphQL schema, also as an introspection result', () => {
    const schema = buildSchema(read('schema.graphql'));
    const {data} = JSON.parse(read('schema.json')) as {data: IntrospectionQuery};
    expect(printSchema(lexicographicSortSchema(buildClientSchema(data)))).toBe(
      printSchema(lexicographicSortSchema(schema)),
    );
  });
});

describe('robots.txt and manifest', () => {
  it('link to the sitemap at the URL of the site', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${brand.urls.site}/sitemap.xml`);
  });

  it('name the brand and an existing icon', () => {
    const manifest = JSON.parse(read('manifest.webmanifest')) as {short_name: string; icons: {src: string}[]};
    expect(manifest.short_name).toBe(brand.name);
    expect(fs.existsSync(`build${manifest.icons[0]?.src}`)).toBe(true);
    expect(read('index.html')).toContain('manifest.webmanifest');
  });
});

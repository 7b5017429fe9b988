/** Each page of the REST reference shows, without scripts, all that the description has about it. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {toKebabCase} from '@paydocs/core';
import {missingFacts} from '../reference/pageFacts';
import {sourcePages, type SourcePage} from '../reference/sourceFacts';

/** An error that operations share contains the path of the operation whose page shows it. */
const REQUEST_PATH = /"path":"[^"]*"/g;

const pages = sourcePages(JSON.parse(fs.readFileSync('build/openapi.json', 'utf8')) as Record<string, unknown>);

function readHtml({kind, name}: SourcePage): string {
  const pagePath = kind === 'schema' ? `schemas/${name.toLowerCase()}` : toKebabCase(name.replace(/[._]/g, '-'));
  return fs.readFileSync(`build/apis/rest/${pagePath}/index.html`, 'utf8');
}

describe('the REST reference', () => {
  it('is compared with a description that has fields and statuses', () => {
    const count = (key: 'fields' | 'statuses'): number => pages.reduce((sum, {facts}) => sum + facts[key].size, 0);
    expect([count('fields'), count('statuses')]).not.toContain(0);
  });

  it.each(pages.map((page) => [page.kind, page.name, page] as const))('shows all of %s %s', (_kind, _name, page) => {
    expect(missingFacts(readHtml(page), page.facts, REQUEST_PATH)).toEqual([]);
  });
});

import {buildSchema} from 'graphql';
import {frontMatter, markdownText} from './mdxText';
import type {SidebarEntry} from './sidebarEntries';

/**
 * The first page of a GraphQL reference: what can be known from a schema alone.
 *
 * @param sdl - a valid schema
 * @param entries - the kinds of pages
 * @returns the page, in Markdown
 */
export function graphqlLanding(sdl: string, entries: readonly SidebarEntry[]): string {
  const about = markdownText(buildSchema(sdl, {assumeValid: true}).description ?? '');
  const rows = entries.map(({label, address, pages}) => {
    const name = address === undefined ? markdownText(label) : `[${label}](/apis/graphql/${address})`;
    return `| ${name} | ${pages} |`;
  });
  return [
    frontMatter({
      title: 'GraphQL API',
      description:
        'The operations and types of the GraphQL API, each with a page of its own, and the schema to download.',
    }),
    ...(about ? [about] : []),
    '## Endpoint',
    'A schema does not say at which address the API answers, nor how to authenticate. Examples show a placeholder:',
    '```text\n{product.graphqlUrl}\n```',
    '## Operations and types',
    ['| Kind | Pages |', '| --- | --- |', ...rows].join('\n'),
    '## Download the schema',
    '- [schema.graphql](pathname:///schema.graphql) in the GraphQL schema language\n' +
      '- [schema.json](pathname:///schema.json) as the result of an introspection query',
  ]
    .join('\n\n')
    .concat('\n');
}

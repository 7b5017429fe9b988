import {buildSchema} from 'graphql';
import {translate} from '@paydocs/core';
import {renderFrontMatter, toMarkdownText} from './mdxText';
import {renderCollectionLine, type CollectionFile} from './collections';
import type {SidebarEntry} from './sidebarEntries';

/**
 * Renders the landing page of a GraphQL reference.
 *
 * @param sdl - valid schema in SDL
 * @param entries - top-level entries of the reference's sidebar
 * @param collections - collections to download
 * @returns the page as a Markdown string
 */
export function renderGraphqlLanding(
  sdl: string,
  entries: readonly SidebarEntry[],
  collections: readonly CollectionFile[],
): string {
  const introduction = toMarkdownText(buildSchema(sdl, {assumeValid: true}).description ?? '');
  const rows = entries.map(({label, path, pageCount}) => {
    const name = path === undefined ? toMarkdownText(label) : `[${label}](/apis/graphql/${path})`;
    return `| ${name} | ${pageCount} |`;
  });
  return [
    renderFrontMatter({
      title: translate({id: 'paydocs.landing.graphql', message: 'GraphQL API'}),
      description: translate({
        id: 'paydocs.landing.graphql.text',
        message: 'The operations and types of the GraphQL API, each with its own page, and the schema to download.',
      }),
    }),
    ...(introduction ? [introduction] : []),
    `## ${translate({id: 'paydocs.landing.endpoint', message: 'Endpoint'})}`,
    translate({
      id: 'paydocs.landing.endpoint.text',
      message: 'The schema doesn’t specify the API’s URL or authentication. Examples show a placeholder:',
    }),
    '```text\n{product.graphqlUrl}\n```',
    `## ${translate({id: 'paydocs.landing.kinds', message: 'Operations and types'})}`,
    [
      `| ${translate({id: 'paydocs.landing.kind', message: 'Kind'})} | ${translate({id: 'paydocs.landing.pages', message: 'Pages'})} |`,
      '| --- | --- |',
      ...rows,
    ].join('\n'),
    `## ${translate({id: 'paydocs.landing.schema', message: 'Download the schema'})}`,
    [
      `- [schema.graphql](pathname:///schema.graphql) ${translate({id: 'paydocs.landing.schema.sdl', message: 'in the GraphQL schema language'})}`,
      `- [schema.json](pathname:///schema.json) ${translate({id: 'paydocs.landing.schema.json', message: 'as the result of an introspection query'})}`,
      ...collections.map(renderCollectionLine),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

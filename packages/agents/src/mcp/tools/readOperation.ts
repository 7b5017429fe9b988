/** Reads the page of an operation, an event, or a type. */
import {isSpecifiedScalarType, type GraphQLSchema} from 'graphql';
import {z} from 'zod';
import {formatSuggestion} from '@paydocs/core';
import type {Page} from '../docs/pages';
import type {Site} from '../site';
import {ToolError} from '../toolError';
import {nameSchema, partNumberSchema} from './inputs';
import {renderPagePart} from './readPage';
import {defineTool} from './tool';

type Api = 'rest' | 'graphql';

export const readOperation = defineTool({
  name: 'read_operation',
  title: 'Read an operation, an event, or a type',
  description:
    'Returns the reference for a REST API operation (by its ID), a GraphQL query, mutation, or subscription, an event (by its type), a schema, or a type, with all its fields, examples, and errors.',
  input: z.strictObject({
    name: nameSchema.describe(
      'The name to look up, such as an operation ID, an event type, or the name of a mutation or a type.',
    ),
    api: z.enum(['rest', 'graphql']).optional().describe('The API to read from, if both APIs use the name.'),
    part: partNumberSchema,
  }),
  run(site, {name: wanted, api, part = 1}) {
    const found = findPages(site, wanted).filter(({area}) => api === undefined || area === api);
    const [page, ...others] = found;
    if (page === undefined) {
      const known = collectNames(site, api);
      throw new ToolError(
        `There's no operation, event, or type "${wanted}".${formatSuggestion(wanted, known, 'Find it with the search tool.')}`,
      );
    }
    const {text, data} = renderPagePart(page, part);
    const [other] = others;
    const note = other
      ? `\n\nThe ${other.area === 'rest' ? 'REST' : 'GraphQL'} API also uses this name. To read about it there, call the tool with the argument api: "${other.area}".`
      : '';
    return {text: text + note, data: {...data, others: others.map(({path}) => path)}};
  },
});

function findPages(site: Site, wanted: string): Page[] {
  const {specifications, pages} = site;
  const matches: (Page | undefined)[] = [];
  if (specifications.hasRest) {
    const {calls, events} = site;
    const call = calls.get(wanted);
    const event = events.get(wanted) ?? [...events.values()].find(({id}) => id === wanted);
    if (call) matches.push(site.findPage(call));
    if (event) matches.push(site.findPage(event));
    if (hasSchema(site, wanted))
      matches.push(pages.all.find(({area, call, title}) => area === 'rest' && !call && title === wanted));
  }
  matches.push(
    ...pages.all.filter(({area, title}) => area === 'graphql' && (title === wanted || title === `@${wanted}`)),
  );
  return [...new Set(matches.filter((page) => page !== undefined))];
}

const hasSchema = ({specifications}: Site, wanted: string): boolean =>
  Object.hasOwn(specifications.rest.document.components?.schemas ?? {}, wanted);

function collectNames(site: Site, api: Api | undefined): string[] {
  const {specifications} = site;
  const getRestNames = (): string[] => [
    ...site.calls.keys(),
    ...site.events.keys(),
    ...Object.keys(specifications.rest.document.components?.schemas ?? {}),
  ];
  return [
    ...(api !== 'graphql' && specifications.hasRest ? getRestNames() : []),
    ...(api !== 'rest' && specifications.hasGraphql ? collectGraphqlNames(specifications.schema) : []),
  ];
}

function collectGraphqlNames(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  return [...roots.flatMap((root) => Object.keys(root?.getFields() ?? {})), ...types.map((type) => type.name)];
}

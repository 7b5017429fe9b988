import {getNamedType, isLeafType, type GraphQLField} from 'graphql';
import {translate} from '@paydocs/core/translate';
import {operationExample, KINDS} from '@paydocs/reference/graphql/examples/pageExample';
import type {ExampleSource} from '@paydocs/reference/graphql/examples/pageExample';
import type {Page} from '@paydocs/reference/graphql/pageNames';
import type {Schema} from '@paydocs/specs/openapi/document';
import type {RequestData} from '../../data';
import {inputSchemas} from './inputs';
import {conflicting, readOperation} from './outputs';

/** Something must be selected of each object. */
const SELECTED: Schema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: {anyOf: [{const: true}, {$ref: '#/components/schemas/selected'}]},
};
const MEDIA = 'application/json';

/**
 * @param source - the schema, and what examples are made from
 * @param page - of a query or mutation
 * @param types - URL of what can be selected
 * @returns what the form of the operation is made from, without the style sheet; nothing of a live subscription, or where
 *   no example can be made
 */
export function operationData(
  source: ExampleSource,
  page: Page,
  types: string,
): Omit<RequestData, 'styles'> | undefined {
  const kind = KINDS[page.kind];
  if (kind === undefined || kind === 'subscription') return undefined;
  const {name, args, type} = page.entry as GraphQLField<unknown, unknown>;
  const example = exampleOrNone(source, page);
  if (!example) return undefined;
  const inputs = inputSchemas(source.ids);
  const returned = getNamedType(type);
  const returns = isLeafType(returned) ? '' : returned.name;
  const schema: Schema = {
    type: 'object',
    properties: {
      variables: inputs.variables(args, returned.name),
      ...(returns && {fields: {$ref: '#/components/schemas/selected'}}),
    },
    required: ['variables', ...(returns ? ['fields'] : [])],
  };
  const label = translate({id: 'paydocs.ref.example', message: 'Example'});
  return {
    title: name,
    base: {
      method: 'POST',
      server: source.calls.url,
      path: '',
      auths: [{kind: 'bearer', variable: source.calls.apiKeyVariable, local: 'apiKey'}],
      answer: 'json',
    },
    parameters: [],
    body: {required: true, media: [{type: MEDIA, schema}]},
    schemas: {...inputs.schemas, selected: SELECTED},
    examples: [
      {
        label,
        state: {parameters: {}, media: MEDIA, body: {...readOperation(example.operation, example.variables)} as never},
      },
    ],
    graphql: {
      kind,
      field: name,
      arguments: Object.fromEntries(args.map((argument) => [argument.name, String(argument.type)])),
      returns,
      apart: conflicting(source.schema),
      types,
      calls: source.calls,
    },
  };
}

function exampleOrNone(source: ExampleSource, page: Page): ReturnType<typeof operationExample> | undefined {
  try {
    return operationExample(source, page);
  } catch {
    // The page goes without an example, too, and the generation has said so.
    return undefined;
  }
}

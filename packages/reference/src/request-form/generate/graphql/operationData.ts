import {getNamedType, isLeafType, type GraphQLField} from 'graphql';
import {translate} from '@paydocs/core';
import {getOperationExample, OPERATION_KINDS} from '../../../graphql/examples/pageExample';
import type {ExampleSource} from '../../../graphql/examples/pageExample';
import type {Page} from '../../../graphql/pageNames';
import type {Schema} from '@paydocs/specs/client';
import type {RequestData} from '../../data';
import {createInputSchemaConverter} from './inputs';
import {findConflictingFields, toFormBody} from './outputs';

/** Schema of a selection, which can't be empty. */
const SELECTION_SCHEMA: Schema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: {anyOf: [{const: true}, {$ref: '#/components/schemas/selected'}]},
};
const MEDIA_TYPE = 'application/json';

/**
 * Creates the data of the form for a query or mutation, without the URL of the form's style sheet.
 *
 * @param source - schema, pages, and handwritten examples
 * @param page - any page of the reference
 * @param types - URL of the JSON file with the selectable fields
 * @returns the data; `undefined` for pages of other kinds, or if no example can be generated
 */
export function createGraphqlRequestData(
  source: ExampleSource,
  page: Page,
  types: string,
): Omit<RequestData, 'styles'> | undefined {
  const kind = OPERATION_KINDS[page.kind];
  if (kind === undefined || kind === 'subscription') return undefined;
  const {name, args, type} = page.entry as GraphQLField<unknown, unknown>;
  const example = findOperationExample(source, page);
  if (!example) return undefined;
  const inputs = createInputSchemaConverter(source.ids);
  const returnType = getNamedType(type);
  const returns = isLeafType(returnType) ? '' : returnType.name;
  const schema: Schema = {
    type: 'object',
    properties: {
      variables: inputs.variables(args, returnType.name),
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
      auths: [{kind: 'bearer', variable: source.calls.apiKeyVariable, localName: 'apiKey'}],
      responseType: 'json',
    },
    parameters: [],
    body: {required: true, media: [{type: MEDIA_TYPE, schema}]},
    schemas: {...inputs.schemas, selected: SELECTION_SCHEMA},
    examples: [
      {
        label,
        state: {
          parameters: {},
          media: MEDIA_TYPE,
          body: {...toFormBody(example.operation, example.variables)} as never,
        },
      },
    ],
    graphql: {
      kind,
      field: name,
      arguments: Object.fromEntries(args.map((argument) => [argument.name, String(argument.type)])),
      returns,
      conflictingFields: findConflictingFields(source.schema),
      types,
      calls: source.calls,
    },
  };
}

function findOperationExample(source: ExampleSource, page: Page): ReturnType<typeof getOperationExample> | undefined {
  try {
    return getOperationExample(source, page);
  } catch {
    // The page has no example, either, and the generation has already reported the reason.
    return undefined;
  }
}

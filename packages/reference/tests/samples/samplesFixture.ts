import {findOperation, type OpenApiDocument} from '@paydocs/specs/openapi/document';
import {createPageContext} from '../../src/rest/context';
import {createOperationSamples} from '../../src/rest/samples/sampleTabs';
import {options} from '../rest/fixture';

/** @returns the samples of the operation that `withOperation` makes */
export function samplesOf(doc: OpenApiDocument): ReturnType<typeof createOperationSamples> {
  const at = {path: '/things/{id}', method: 'post'};
  return createOperationSamples(createPageContext(doc, options), {...at, ...findOperation(doc, at, 'post')});
}

/** @returns the code of one of them */
export function codeOf(doc: OpenApiDocument, id: string): string {
  return samplesOf(doc).find((sample) => sample.id === id)?.code ?? '';
}

export const idParameter = {
  name: 'id',
  in: 'path',
  required: true,
  example: 'x/y 1',
  schema: {type: 'string'},
} as const;
export const ok = {responses: {200: {description: 'OK', content: {'application/json': {}}}}};

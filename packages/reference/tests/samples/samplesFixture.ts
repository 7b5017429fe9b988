import {findOperation, type OpenApiDocument} from '@paydocs/specs';
import {createPageContext} from '../../src/rest/context';
import {createOperationSamples} from '../../src/rest/samples/sampleTabs';
import {options} from '../rest/fixture';

/** @returns the samples of the operation that `withOperation` adds */
export function createSamples(doc: OpenApiDocument): ReturnType<typeof createOperationSamples> {
  const location = {path: '/things/{id}', method: 'post'};
  return createOperationSamples(createPageContext(doc, options), {
    ...location,
    ...findOperation(doc, location, 'post'),
  });
}

/** @returns the code of a sample */
export function createSampleCode(doc: OpenApiDocument, id: string): string {
  return createSamples(doc).find((sample) => sample.id === id)?.code ?? '';
}

export const idParameter = {
  name: 'id',
  in: 'path',
  required: true,
  example: 'x/y 1',
  schema: {type: 'string'},
} as const;
export const ok = {responses: {200: {description: 'OK', content: {'application/json': {}}}}};

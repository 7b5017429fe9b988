import {SAMPLE_LANGUAGES} from '../../samples';
import type {RequestData, RequestState} from '../data';
import {createOperationSamples, createOperation} from './graphql';
import {toSampleRequest} from './request';

/** Program in one language, or the GraphQL operation that programs send. */
export interface Program {
  id: string;
  label: string;
  code: string;
}

/**
 * Creates programs that send the request of a form.
 *
 * @param data - data of the operation's form
 * @param state - the request that the reader edits
 * @returns a program in each language; for GraphQL, the operation comes first
 */
export function createPrograms(data: RequestData, state: RequestState): Program[] {
  if (data.graphql)
    return [
      {id: 'operation', label: 'GraphQL', code: createOperation(data, state).operation},
      ...createOperationSamples(data, state),
    ];
  const request = toSampleRequest(data, state);
  const languages = SAMPLE_LANGUAGES.filter(({canSend}) => canSend?.(request.method) ?? true);
  return languages.map(({id, label, renderRest}) => ({id, label, code: renderRest(request)}));
}

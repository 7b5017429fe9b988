import {SAMPLE_LANGUAGES} from '@paydocs/reference/rest/samples';
import type {RequestData, RequestState} from '../data';
import {callsOf, operationOf} from './graphql';
import {requestOf} from './request';

/** A program in one language, or the GraphQL operation that programs send. */
export interface Program {
  id: string;
  label: string;
  code: string;
}

/**
 * @param data - data of the operation's form
 * @param state - the request that the reader edits
 * @returns a program in each language; for GraphQL, preceded by the operation
 */
export function programsOf(data: RequestData, state: RequestState): Program[] {
  if (data.graphql)
    return [{id: 'operation', label: 'GraphQL', code: operationOf(data, state).operation}, ...callsOf(data, state)];
  const request = requestOf(data, state);
  // `fetch` can't send TRACE requests.
  const languages = SAMPLE_LANGUAGES.filter(({id}) => id !== 'javascript' || request.method !== 'TRACE');
  return languages.map(({id, label, write}) => ({id, label, code: write(request)}));
}

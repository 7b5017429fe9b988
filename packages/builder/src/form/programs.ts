import {SAMPLE_LANGUAGES} from '@paydocs/reference/rest/samples';
import type {RequestData, RequestState} from '../data';
import {callsOf, operationOf} from './graphql';
import {requestOf} from './request';

/** A program, or what it sends. */
export interface Program {
  id: string;
  label: string;
  code: string;
}

/**
 * @param data - of an operation
 * @param state - what a reader filled in
 * @returns what sends it in each language; of GraphQL, the operation first
 */
export function programsOf(data: RequestData, state: RequestState): Program[] {
  if (data.graphql)
    return [{id: 'operation', label: 'GraphQL', code: operationOf(data, state).operation}, ...callsOf(data, state)];
  const request = requestOf(data, state);
  // `fetch` refuses to send TRACE.
  const languages = SAMPLE_LANGUAGES.filter(({id}) => id !== 'javascript' || request.method !== 'TRACE');
  return languages.map(({id, label, write}) => ({id, label, code: write(request)}));
}

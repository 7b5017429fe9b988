import {responseOf} from '../rest/api';
import type {Context} from './context';

/** Headers of HTTP that requests to an API have anyway. */
export const OF_HTTP = [
  'Accept',
  'Accept-Language',
  'Authorization',
  'Content-Length',
  'Content-Type',
  'Cookie',
  'Host',
  'Origin',
  'User-Agent',
  'Connection',
  'Date',
];

/** @returns the names of headers of the description */
export function knownHeaders({rest, headerPrefix}: Context): Set<string> {
  const names = new Set<string>([`${headerPrefix}-Signature`, `${headerPrefix}-Account`]);
  for (const {parameters, operation} of rest.operations.values()) {
    for (const parameter of parameters) if (parameter.in === 'header') names.add(parameter.name);
    for (const status of Object.keys(operation.responses ?? {})) {
      const response = responseOf(rest, {operation} as never, status);
      for (const name of Object.keys(response?.headers ?? {})) names.add(name);
    }
  }
  return names;
}

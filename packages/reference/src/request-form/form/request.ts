import {createSampleBody} from '../../rest/samples/body';
import {fillRequest} from '../../rest/samples/fill';
import type {SampleRequest} from '../../samples';
import type {OpenApiDocument} from '@paydocs/specs/client';
import type {RequestData, RequestState} from '../data';

/** Creates an OpenAPI document with the form's schemas, so that references can be resolved. */
export function toOpenApiDocument({schemas}: Pick<RequestData, 'schemas'>): OpenApiDocument {
  return {openapi: '3.1.0', info: {title: '', version: ''}, components: {schemas}};
}

/**
 * Converts the state of a form to the request that the programs send.
 *
 * @param data - data of the operation's form
 * @param state - the request that the reader edits
 */
export function toSampleRequest(data: RequestData, state: RequestState): SampleRequest {
  const request = fillRequest(data.base, data.parameters, state.parameters);
  const media = data.body?.media.find(({type}) => type === state.media);
  if (!media || state.body === undefined) return request;
  return {...request, body: createSampleBody(toOpenApiDocument(data), media.type, media, state.body)};
}

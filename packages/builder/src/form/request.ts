import {sampleBody} from '@paydocs/reference/rest/samples/body';
import {fillRequest} from '@paydocs/reference/rest/samples/fill';
import type {SampleRequest} from '@paydocs/reference/rest/samples';
import type {OpenApiDocument} from '@paydocs/specs/openapi/document';
import type {RequestData, RequestState} from '../data';

/** @returns the schemas of a form as a document, in which references lead somewhere */
export function documentOf({schemas}: Pick<RequestData, 'schemas'>): OpenApiDocument {
  return {openapi: '3.1.0', info: {title: '', version: ''}, components: {schemas}};
}

/**
 * @param data - of an operation
 * @param state - what a reader filled in
 * @returns the request that the programs send
 */
export function requestOf(data: RequestData, state: RequestState): SampleRequest {
  const frame = fillRequest(data.base, data.parameters, state.parameters);
  const media = data.body?.media.find(({type}) => type === state.media);
  if (!media || state.body === undefined) return frame;
  return {...frame, body: sampleBody(documentOf(data), media.type, media, state.body)};
}

import {firstSentence} from '@paydocs/core/markdown/markdown';
import {pageContext} from '@paydocs/reference/rest/context';
import type {PageOptions} from '@paydocs/reference/rest/context';
import {isReserved} from '@paydocs/reference/rest/samples/fill';
import {parametersOf, requestBase, sampleValues} from '@paydocs/reference/rest/samples/request';
import type {OperationAt} from '@paydocs/reference/rest/samples/request';
import {requestExamples} from '@paydocs/reference/rest/samples/sampleTabs';
import {deref} from '@paydocs/specs/openapi/document';
import type {OpenApiDocument, Parameter, RequestBody} from '@paydocs/specs/openapi/document';
import {operationTitle} from '@paydocs/specs/openapi/operations';
import type {FormParameter, RequestData} from '../data';
import {schemaCollector} from './requestSchemas';
import type {SchemaCollector} from './requestSchemas';

/**
 * @param doc - the bundled document
 * @param at - an operation with its path item, path and method
 * @param options - addresses of pages, and the variable that holds the key
 * @returns what the form of its requests is made from, without the style sheet
 */
export function requestData(doc: OpenApiDocument, at: OperationAt, options: PageOptions): Omit<RequestData, 'styles'> {
  const context = pageContext(doc, options);
  const collector = schemaCollector(doc);
  const all = parametersOf(doc, at.operation, at.item);
  const values = sampleValues(doc, all);
  const body = at.operation.requestBody && deref<RequestBody>(doc, at.operation.requestBody);
  const content = takesBody(at.method) ? Object.entries(body?.content ?? {}) : [];
  return {
    title: operationTitle(at.operation, at),
    base: requestBase(doc, at, options.apiKeyVariable),
    parameters: all
      .filter((parameter) => !isReserved(parameter))
      .map((parameter) => formParameter(parameter, collector)),
    ...(content.length > 0 && {
      body: {
        ...(body?.required && {required: true}),
        media: content.map(([type, {schema, encoding}]) => ({
          type,
          ...(schema && {schema: collector.add(schema)}),
          ...(encoding && {encoding}),
        })),
      },
    }),
    schemas: collector.schemas,
    examples: requestExamples(context, at.operation).map(({label, body: sent}) => ({
      label,
      state: {
        parameters: values,
        ...(content.length > 0 && {media: sent?.mediaType ?? content[0]?.[0] ?? ''}),
        ...(content.length > 0 && sent && {body: sent.value}),
      },
    })),
  };
}

/** `fetch` refuses to send a body with these. */
const takesBody = (method: string): boolean => !/^(get|head|trace)$/i.test(method);

function formParameter(parameter: Parameter, collector: SchemaCollector): FormParameter {
  const {name, in: place, required, deprecated, style, explode, content} = parameter;
  const schema = parameter.schema ?? Object.values(content ?? {})[0]?.schema ?? {};
  return {
    name,
    in: place,
    required: required === true || place === 'path' || undefined,
    deprecated: deprecated || undefined,
    description: firstSentence(parameter.description) || undefined,
    style,
    explode,
    content: content && {},
    schema: collector.add(schema),
  };
}

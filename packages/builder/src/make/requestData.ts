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
 * @param at - an operation with its path item, path, and method
 * @param options - URLs of pages, and the variable that contains the API key
 * @returns the data of the operation's form, without the style sheet
 */
export function requestData(doc: OpenApiDocument, at: OperationAt, options: PageOptions): Omit<RequestData, 'styles'> {
  const context = pageContext(doc, options);
  const collector = schemaCollector(doc);
  const allParameters = parametersOf(doc, at.operation, at.item);
  const values = sampleValues(doc, allParameters);
  const body = at.operation.requestBody && deref<RequestBody>(doc, at.operation.requestBody);
  const content = canHaveBody(at.method) ? Object.entries(body?.content ?? {}) : [];
  return {
    title: operationTitle(at.operation, at),
    base: requestBase(doc, at, options.apiKeyVariable),
    parameters: allParameters
      .filter((parameter) => !isReserved(parameter))
      .map((parameter) => toFormParameter(parameter, collector)),
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
    examples: requestExamples(context, at.operation).map(({label, body: exampleBody}) => ({
      label,
      state: {
        parameters: values,
        ...(content.length > 0 && {media: exampleBody?.mediaType ?? content[0]?.[0] ?? ''}),
        ...(content.length > 0 && exampleBody && {body: exampleBody.value}),
      },
    })),
  };
}

/** Checks the method: `fetch` can't send a body with these methods. */
const canHaveBody = (method: string): boolean => !/^(get|head|trace)$/i.test(method);

function toFormParameter(parameter: Parameter, collector: SchemaCollector): FormParameter {
  const {name, in: location, required, deprecated, style, explode, content} = parameter;
  const schema = parameter.schema ?? Object.values(content ?? {})[0]?.schema ?? {};
  return {
    name,
    in: location,
    required: required === true || location === 'path' || undefined,
    deprecated: deprecated || undefined,
    description: firstSentence(parameter.description) || undefined,
    style,
    explode,
    content: content && {},
    schema: collector.add(schema),
  };
}

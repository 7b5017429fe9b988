import {getFirstSentence} from '@paydocs/core/html';
import {createPageContext} from '../../rest/context';
import type {PageOptions} from '../../rest/context';
import {isReservedHeader} from '../../rest/samples/fill';
import {getParameters, createRequestTemplate, createSampleParameterValues} from '../../rest/samples/request';
import type {PathOperation} from '../../rest/samples/request';
import {getRequestExamples} from '../../rest/samples/sampleTabs';
import {deref, type OpenApiDocument, type Parameter, type RequestBody} from '@paydocs/specs/client';
import {getOperationTitle} from '@paydocs/specs';
import type {FormParameter, RequestData} from '../data';
import {createSchemaCollector} from './requestSchemas';
import type {SchemaCollector} from './requestSchemas';

/**
 * Creates the data of an operation's form, without the URL of the form's style sheet.
 *
 * @param doc - the bundled document
 * @param at - an operation with its path item, path, and method
 * @param options - URLs of pages, and the variable that contains the API key
 */
export function createRequestData(
  doc: OpenApiDocument,
  at: PathOperation,
  options: PageOptions,
): Omit<RequestData, 'styles'> {
  const context = createPageContext(doc, options);
  const collector = createSchemaCollector(doc);
  const allParameters = getParameters(doc, at.operation, at.item);
  const values = createSampleParameterValues(doc, allParameters);
  const body = at.operation.requestBody && deref<RequestBody>(doc, at.operation.requestBody);
  const content = canHaveBody(at.method) ? Object.entries(body?.content ?? {}) : [];
  return {
    title: getOperationTitle(at.operation, at),
    base: createRequestTemplate(doc, at, options.apiKeyVariable),
    parameters: allParameters
      .filter((parameter) => !isReservedHeader(parameter))
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
    examples: getRequestExamples(context, at.operation).map(({label, body: exampleBody}) => ({
      label,
      state: {
        parameters: values,
        ...(content.length > 0 && {media: exampleBody?.mediaType ?? content[0]?.[0] ?? ''}),
        ...(content.length > 0 && exampleBody && {body: exampleBody.value}),
      },
    })),
  };
}

/** Checks whether `fetch` can send a body with an HTTP method. */
const canHaveBody = (method: string): boolean => !/^(get|head|trace)$/i.test(method);

function toFormParameter(parameter: Parameter, collector: SchemaCollector): FormParameter {
  const {name, in: location, required, deprecated, style, explode, content} = parameter;
  const schema = parameter.schema ?? Object.values(content ?? {})[0]?.schema ?? {};
  return {
    name,
    in: location,
    required: required === true || location === 'path' || undefined,
    deprecated: deprecated || undefined,
    description: getFirstSentence(parameter.description) || undefined,
    style,
    explode,
    content: content && {},
    schema: collector.add(schema),
  };
}

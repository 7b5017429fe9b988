import type {SamplesData} from '../../data/reference';
import type {PageContext} from '../context';
import {deref, type Json, type Operation, type RequestBody, type SecurityScheme} from '@paydocs/specs';
import {getOwnValue, translate} from '@paydocs/core';
import {highlightWithHereDocument, escapeHtml} from '@paydocs/core/html';
import {getMediaExamples} from './examples';
import {omitEmptyValues} from '../../common/omitEmptyValues';
import {findSampleLanguage, SAMPLE_LANGUAGES} from '../../samples';
import {matchResponseExamples, type ResponseExample} from './responseExamples';
import {isJsonMediaType, createSampleBody, isWildcardMediaType} from './body';
import {createRequestHead, getServers, findSecurityRequirement} from './request';
import type {PathOperation} from './request';
import type {SampleBody} from '../../samples/sampleRequest';

/** Program for an operation, before it's highlighted. */
export interface OperationSample {
  example: Pick<RequestExample, 'key' | 'name' | 'label'>;
  /** ID of the tab: `curl`, `python`, or another language of `x-codeSamples`. */
  id: string;
  label: string;
  language: string;
  code: string;
}

/**
 * Creates the samples of an operation.
 *
 * @param context - see {@link PageContext}
 * @param pathOperation - operation with its path item, path, and method
 * @returns a program for each language and each named example of the body
 */
export function createOperationSamples(context: PageContext, pathOperation: PathOperation): OperationSample[] {
  const head = createRequestHead(context.doc, pathOperation, context.options.apiKeyVariable);
  const languages = SAMPLE_LANGUAGES.filter(({canSend}) => canSend?.(head.method) ?? true);
  const customSamples = (pathOperation.operation['x-codeSamples'] ?? []).map(createCustomSample);
  return getRequestExamples(context, pathOperation.operation).flatMap((requestExample) => {
    const example = {key: requestExample.key, name: requestExample.name, label: requestExample.label};
    const body = createBody(context, pathOperation.operation, requestExample);
    const builtInSamples = languages.map(({id, label, names, renderRest}) => {
      const customSample = customSamples.find((sample) => sample.id === id);
      return customSample ?? {id, label, language: names[0], code: renderRest({...head, ...(body && {body})})};
    });
    const ids = new Set(builtInSamples.map(({id}) => id));
    const additionalSamples = customSamples.filter(({id}) => !ids.has(id));
    return [...builtInSamples, ...additionalSamples].map((sample) => ({example, ...sample}));
  });
}

/**
 * Creates a sample from an entry of `x-codeSamples`
 * (https://redocly.com/docs/realm/content/api-docs/openapi-extensions/x-code-samples). A sample in another language or
 * with its own label gets its own tab; other samples replace built-in ones.
 */
function createCustomSample({
  lang,
  label,
  source,
}: NonNullable<Operation['x-codeSamples']>[number]): Omit<OperationSample, 'example'> {
  const language = findSampleLanguage(lang);
  const hasOwnTab = !language || (label !== undefined && label !== language.label);
  return {
    id: hasOwnTab ? (label ?? lang).toLowerCase().replace(/\s+/g, '-') : language.id,
    label: label ?? language?.label ?? lang,
    language: language?.names[0] ?? lang.toLowerCase(),
    code: source,
  };
}

/** Creates the page's data for the samples, and links each example to its response. */
export function createSampleTabs(
  context: PageContext,
  pathOperation: PathOperation,
  responseExamples: readonly ResponseExample[],
): SamplesData {
  const tabs = new Map<string, SamplesData['tabs'][number]>();
  const examples = new Map<string, SamplesData['examples'][number]>();
  const samples = createOperationSamples(context, pathOperation);
  const responseIds = matchResponseExamples([...new Set(samples.map(({example}) => example.name))], responseExamples);
  for (const sample of samples) {
    const {key, name, label} = sample.example;
    const responseId = responseIds.get(name);
    tabs.set(sample.id, {id: sample.id, label: sample.label});
    const example = examples.get(key) ?? {
      id: context.createId('sample', key),
      label,
      code: [],
      ...(responseId !== undefined && {responseId}),
    };
    example.code.push(highlightWithHereDocument(sample.code.replace(/\n+$/, ''), sample.language));
    examples.set(key, example);
  }
  return omitEmptyValues({
    html: renderNotes(context, pathOperation),
    tabs: [...tabs.values()],
    examples: [...examples.values()],
  });
}

/** Renders notes about the server and the authentication method that samples use, if there are alternatives. */
function renderNotes({doc, options}: PageContext, pathOperation: PathOperation): string | undefined {
  const {operation, item} = pathOperation;
  const servers = getServers(doc, operation, item);
  const requirements = operation.security ?? doc.security ?? [];
  const schemes = Object.keys(findSecurityRequirement(doc, operation) ?? {});
  const renderCode = (text: string): string => `<code>${escapeHtml(text)}</code>`;
  const separator = ` ${translate({id: 'paydocs.page.and', message: 'and'})} `;
  const certificates = schemes.filter((name) => {
    const entry = getOwnValue(doc.components?.securitySchemes, name);
    return entry && deref<SecurityScheme>(doc, entry).type === 'mutualTLS';
  });
  const notes = [
    servers.length > 1 &&
      translate(
        {
          id: 'paydocs.page.notes.servers',
          message: 'The samples use the first of the {count} <a href="#servers">server URLs</a>.',
        },
        {count: servers.length},
      ),
    requirements.length > 1 &&
      schemes.length > 0 &&
      translate(
        {
          id: 'paydocs.page.notes.ways',
          message:
            'The samples authenticate with {names}, one of the {count} <a href="#authentication">authentication methods</a>.',
        },
        {names: schemes.map(renderCode).join(separator), count: requirements.length},
      ),
    ...createRequestHead(doc, pathOperation, options.apiKeyVariable).auths.map(
      ({kind, variable}) =>
        kind === 'basic' &&
        translate(
          {
            id: 'paydocs.page.notes.basic',
            message: '{variable} contains the username and the password, separated by a colon.',
          },
          {variable: renderCode(variable)},
        ),
    ),
    certificates.length > 0 &&
      translate(
        {id: 'paydocs.page.notes.certificate', message: 'Add the client certificate required by {names}.'},
        {names: certificates.map(renderCode).join(separator)},
      ),
  ].filter(Boolean);
  return notes.length > 0 ? `<p>${notes.join(' ')}</p>` : undefined;
}

/** Request example of the document. */
export interface RequestExample {
  key: string;
  /** Name of the example in the document; not unique across media types. */
  name: string;
  label: string;
  /** Undefined if no body is sent. */
  body?: {mediaType: string; value: Json};
}

/**
 * Returns the request examples of an operation.
 *
 * @param context - see {@link PageContext}
 * @param operation - operation object of the document
 * @returns the requests that its samples send; at least one
 */
export function getRequestExamples(context: PageContext, operation: Operation): RequestExample[] {
  const defaultExamples = [
    {key: 'request', name: 'request', label: translate({id: 'paydocs.ref.request', message: 'Request'})},
  ];
  if (!operation.requestBody) return defaultExamples;
  const {content = {}} = deref<RequestBody>(context.doc, operation.requestBody);
  const types = Object.keys(content);
  const preferredType = types.find(isJsonMediaType) ?? types.find(isWildcardMediaType) ?? types[0];
  // Samples send the preferred media type, and other media types with their own examples.
  const usedTypes = types.filter(
    (type) => type === preferredType || content[type]?.examples || content[type]?.example !== undefined,
  );
  const examples = usedTypes.flatMap((type) =>
    getMediaExamples(context, type, content[type] ?? {}, 'request')
      .filter(({value}) => value !== undefined)
      .map(({key, label, value = null}) => ({
        key: usedTypes.length > 1 ? `${key} ${type}` : key,
        name: key,
        label: usedTypes.length > 1 ? `${label} (${type})` : label,
        body: {mediaType: type, value},
      })),
  );
  return examples.length > 0 ? examples : defaultExamples;
}

function createBody({doc}: PageContext, operation: Operation, {body}: RequestExample): SampleBody | undefined {
  if (!body || !operation.requestBody) return undefined;
  const {content = {}} = deref<RequestBody>(doc, operation.requestBody);
  return createSampleBody(doc, body.mediaType, content[body.mediaType] ?? {}, body.value);
}

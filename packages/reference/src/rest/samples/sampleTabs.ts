import type {SamplesData} from '../../data/reference';
import type {PageContext} from '../context';
import {deref} from '@paydocs/specs/openapi/document';
import type {Json, Operation, RequestBody, SecurityScheme} from '@paydocs/specs/openapi/document';
import {ownValue} from '@paydocs/core/ownValue';
import {translate} from '@paydocs/core/translate';
import {colouredHereDocument} from '@paydocs/core/highlight/hereDocument';
import {escapeHtml} from '@paydocs/core/markdown/markdown';
import {namedValues} from './examples';
import {compact} from '../../common/compact';
import {SAMPLE_LANGUAGES} from '.';
import {answersOf, type Answer} from './answers';
import {isJson, sampleBody, takesAny} from './body';
import {requestFrame, serversOf, usedRequirement} from './request';
import type {OperationAt} from './request';
import type {SampleBody} from './sampleRequest';

/** A program for an operation, before it is highlighted. */
export interface OperationSample {
  example: Pick<RequestExample, 'key' | 'name' | 'label'>;
  /** The tab: `curl`, `python`, or the name that `x-codeSamples` gives. */
  id: string;
  label: string;
  language: string;
  code: string;
}

const KNOWN: Record<string, string> = {
  curl: 'curl',
  shell: 'curl',
  bash: 'curl',
  sh: 'curl',
  javascript: 'javascript',
  js: 'javascript',
  node: 'javascript',
  'node.js': 'javascript',
  nodejs: 'javascript',
  python: 'python',
  py: 'python',
  php: 'php',
};

/**
 * @param context - the page
 * @param at - an operation with its path item, path and method
 * @returns a program for each named example of the body and each language
 */
export function operationSamples(context: PageContext, at: OperationAt): OperationSample[] {
  const frame = requestFrame(context.doc, at, context.options.apiKeyVariable);
  const given = (at.operation['x-codeSamples'] ?? []).map((sample) => {
    const name = sample.lang.toLowerCase();
    return {...sample, id: ownValue(KNOWN, name) ?? name};
  });
  return requestExamples(context, at.operation).flatMap((sent) => {
    const example = {key: sent.key, name: sent.name, label: sent.label};
    const body = bodyOf(context, at.operation, sent);
    // `fetch` refuses to send TRACE.
    const languages = SAMPLE_LANGUAGES.filter(({id}) => id !== 'javascript' || frame.method !== 'TRACE');
    const ours = languages.map(({id, label, language, write}) => {
      const written = given.find((sample) => sample.id === id);
      return {example, id, label, language, code: written?.source ?? write({...frame, ...(body && {body})})};
    });
    const others = given
      .filter(({id}) => !SAMPLE_LANGUAGES.some((language) => language.id === id))
      .map(({id, label, lang, source}) => ({example, id, label: label ?? lang, language: id, code: source}));
    return [...ours, ...others];
  });
}

/** @returns the same samples as the page's data, each example with its response */
export function sampleTabs(context: PageContext, at: OperationAt, answers: readonly Answer[]): SamplesData {
  const tabs = new Map<string, SamplesData['tabs'][number]>();
  const examples = new Map<string, SamplesData['examples'][number]>();
  const samples = operationSamples(context, at);
  const shown = answersOf([...new Set(samples.map(({example}) => example.name))], answers);
  for (const sample of samples) {
    const {key, name, label} = sample.example;
    const answer = shown.get(name);
    tabs.set(sample.id, {id: sample.id, label: sample.label});
    const example = examples.get(key) ?? {
      id: context.ids('sample', key),
      label,
      code: [],
      ...(answer !== undefined && {answer}),
    };
    example.code.push(colouredHereDocument(sample.code.replace(/\n+$/, ''), sample.language));
    examples.set(key, example);
  }
  return compact({
    html: choicesMade(context, at),
    tabs: [...tabs.values()],
    examples: [...examples.values()],
  });
}

/** Samples use one address and one way to authenticate; where there are more, the page says which. */
function choicesMade({doc, options}: PageContext, at: OperationAt): string | undefined {
  const {operation, item} = at;
  const servers = serversOf(doc, operation, item);
  const ways = operation.security ?? doc.security ?? [];
  const schemes = Object.keys(usedRequirement(doc, operation) ?? {});
  const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
  const and = ` ${translate({id: 'paydocs.page.and', message: 'and'})} `;
  const certificates = schemes.filter((name) => {
    const entry = ownValue(doc.components?.securitySchemes, name);
    return entry && deref<SecurityScheme>(doc, entry).type === 'mutualTLS';
  });
  const notes = [
    servers.length > 1 &&
      translate(
        {
          id: 'paydocs.page.notes.servers',
          message: 'The programs call the first of {count} <a href="#servers">server URLs</a>.',
        },
        {count: servers.length},
      ),
    ways.length > 1 &&
      schemes.length > 0 &&
      translate(
        {
          id: 'paydocs.page.notes.ways',
          message: 'They authenticate with {names}, one of {count} <a href="#authentication">methods</a>.',
        },
        {names: schemes.map(code).join(and), count: ways.length},
      ),
    ...requestFrame(doc, at, options.apiKeyVariable).auths.map(
      ({kind, variable}) =>
        kind === 'basic' &&
        translate(
          {
            id: 'paydocs.page.notes.basic',
            message: '{variable} contains the username and the password, separated by a colon.',
          },
          {variable: code(variable)},
        ),
    ),
    certificates.length > 0 &&
      translate(
        {id: 'paydocs.page.notes.certificate', message: 'Add the client certificate that {names} requires.'},
        {names: certificates.map(code).join(and)},
      ),
  ].filter(Boolean);
  return notes.length > 0 ? `<p>${notes.join(' ')}</p>` : undefined;
}

/** A request that the description shows. */
export interface RequestExample {
  key: string;
  /** What the description calls it: examples in several media types may have one name. */
  name: string;
  label: string;
  /** Absent where nothing is sent. */
  body?: {mediaType: string; value: Json};
}

/**
 * @param context - the page
 * @param operation - the operation
 * @returns what is sent in its samples; at least one
 */
export function requestExamples(context: PageContext, operation: Operation): RequestExample[] {
  const none = [{key: 'request', name: 'request', label: translate({id: 'paydocs.ref.request', message: 'Request'})}];
  if (!operation.requestBody) return none;
  const {content = {}} = deref<RequestBody>(context.doc, operation.requestBody);
  const types = Object.keys(content);
  const best = types.find(isJson) ?? types.find(takesAny) ?? types[0];
  // The samples send the best media type; further ones with examples of their own are added.
  const chosen = types.filter(
    (type) => type === best || content[type]?.examples || content[type]?.example !== undefined,
  );
  const examples = chosen.flatMap((type) =>
    namedValues(context, type, content[type] ?? {}, 'request')
      .filter(({value}) => value !== undefined)
      .map(({key, label, value = null}) => ({
        key: chosen.length > 1 ? `${key} ${type}` : key,
        name: key,
        label: chosen.length > 1 ? `${label} (${type})` : label,
        body: {mediaType: type, value},
      })),
  );
  return examples.length > 0 ? examples : none;
}

function bodyOf({doc}: PageContext, operation: Operation, {body}: RequestExample): SampleBody | undefined {
  if (!body || !operation.requestBody) return undefined;
  const {content = {}} = deref<RequestBody>(doc, operation.requestBody);
  return sampleBody(doc, body.mediaType, content[body.mediaType] ?? {}, body.value);
}

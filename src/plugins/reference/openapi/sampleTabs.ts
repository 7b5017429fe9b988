import type {SamplesData} from '../../../lib/restData';
import type {PageContext} from './context';
import {deref} from './document';
import type {Operation, PathItem, RequestBody, SecurityScheme} from './document';
import {colouredHereDocument} from '../shared/hereDocument';
import {escapeHtml} from '../shared/markdown';
import {namedValues} from './examples';
import {compact} from './names';
import {SAMPLE_LANGUAGES} from './samples';
import {isJson, requestFrame, sampleBody, serversOf, takesAny, usedRequirement} from './samples/request';
import type {SampleBody} from './samples/request';

/** A program for an operation, before it is highlighted. */
export interface OperationSample {
  example: {key: string; label: string; description?: string};
  /** The tab: `curl`, `python`, or the name that `x-codeSamples` gives. */
  id: string;
  label: string;
  language: string;
  code: string;
}

const KNOWN: Record<string, string> = {
  curl: 'curl', shell: 'curl', bash: 'curl', sh: 'curl',
  javascript: 'javascript', js: 'javascript', node: 'javascript', 'node.js': 'javascript', nodejs: 'javascript',
  python: 'python', py: 'python', php: 'php',
};

/**
 * @param context - the page
 * @param at - an operation with its path item, path and method
 * @returns a program for each named example of the body and each language
 */
export function operationSamples(
  context: PageContext,
  at: {operation: Operation; item: PathItem; path: string; method: string},
): OperationSample[] {
  const frame = requestFrame(context.doc, at, context.options.apiKeyVariable);
  const given = (at.operation['x-codeSamples'] ?? []).map((sample) => {
    const name = sample.lang.toLowerCase();
    return {...sample, id: KNOWN[name] ?? name};
  });
  return bodiesOf(context, at.operation).flatMap(({body, ...example}) => {
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

/** @returns the same samples as the page's data */
export function sampleTabs(context: PageContext, at: Parameters<typeof operationSamples>[1]): SamplesData {
  const languages = new Map<string, SamplesData['languages'][number]>();
  const examples = new Map<string, SamplesData['examples'][number]>();
  for (const sample of operationSamples(context, at)) {
    const {key, label, description} = sample.example;
    languages.set(sample.id, {id: sample.id, label: sample.label, language: sample.language});
    const example = examples.get(key) ?? compact({id: context.ids('sample', key), label, html: context.render(description), code: [] as string[]});
    example.code = [...(example.code ?? []), colouredHereDocument(sample.code.replace(/\n+$/, ''), sample.language)];
    examples.set(key, example);
  }
  return compact({html: choicesMade(context, at), languages: [...languages.values()], examples: [...examples.values()]});
}

/** Samples use one address and one way to authenticate; where there are more, the page says which. */
function choicesMade({doc, options}: PageContext, at: Parameters<typeof operationSamples>[1]): string | undefined {
  const {operation, item} = at;
  const servers = serversOf(doc, operation, item);
  const ways = operation.security ?? doc.security ?? [];
  const schemes = Object.keys(usedRequirement(doc, operation) ?? {});
  const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
  const certificates = schemes.filter((name) => {
    const entry = doc.components?.securitySchemes?.[name];
    return entry && deref<SecurityScheme>(doc, entry).type === 'mutualTLS';
  });
  const notes = [
    servers.length > 1 && `The programs call the first of ${servers.length} <a href="#servers">addresses</a>.`,
    ways.length > 1 && schemes.length > 0 && `They authenticate with ${schemes.map(code).join(' and ')}, one of ${ways.length} <a href="#authentication">ways</a>.`,
    ...requestFrame(doc, at, options.apiKeyVariable).auths.map(
      ({kind, variable}) => kind === 'basic' && `${code(variable)} holds user name and password with a colon between them.`,
    ),
    certificates.length > 0 && `Add the client certificate that ${certificates.map(code).join(' and ')} asks for.`,
  ].filter(Boolean);
  return notes.length > 0 ? `<p>${notes.join(' ')}</p>` : undefined;
}

function bodiesOf(context: PageContext, operation: Operation): {key: string; label: string; description?: string; body?: SampleBody}[] {
  const none = [{key: 'request', label: 'Request'}];
  if (!operation.requestBody) return none;
  const {content = {}} = deref<RequestBody>(context.doc, operation.requestBody);
  const types = Object.keys(content);
  const best = types.find(isJson) ?? types.find(takesAny) ?? types[0];
  // The samples send the best media type; further ones with examples of their own are added.
  const chosen = types.filter((type) => type === best || content[type]?.examples || content[type]?.example !== undefined);
  const bodies = chosen.flatMap((type) =>
    namedValues(context, type, content[type] ?? {}, 'request')
      .filter(({value}) => value !== undefined)
      .map(({key, label, description, value = null}) => ({
        key: chosen.length > 1 ? `${key} ${type}` : key,
        label: chosen.length > 1 ? `${label} (${type})` : label,
        description,
        body: sampleBody(context.doc, type, content[type] ?? {}, value),
      })),
  );
  return bodies.length > 0 ? bodies : none;
}

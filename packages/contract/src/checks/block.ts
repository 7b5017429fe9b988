import {isInputType} from 'graphql';
import {checkGraphqlResponse} from '../graphql/response';
import {checkInput, checkVariables} from '../graphql/input';
import {checkGraphql} from '../graphql/operation';
import type {SpecNames} from '../inline/names';
import {parseJson} from '../json/parse';
import type {Value} from '../json/value';
import {formatSuggestion, formatList, getOwnValue} from '@paydocs/core';
import {getRequestSchema, getResponse, getResponseSchema, getWebhookSchema} from '../rest/api';
import {getProperties, getEnumValues, type NamedSchema} from '../rest/properties';
import {parseRoutes} from '../routes';
import type {CodeBlock, CheckResult} from '../types';
import type {PageContext} from './context';
import {checkDiagram} from './diagram';
import {extractScriptsAndUrls} from './html';
import {checkHttp} from './http';
import {checkProgram, isProgramLanguage} from './program';
import {checkRequest} from './request';
import {checkShell} from './shell';

/** Data for the check of a block, in addition to the specifications. */
interface BlockContext {
  names: SpecNames;
  /** Names that belong to neither API, with the line numbers of their list. */
  listed: ReadonlyMap<string, number>;
  /** Names that the page's programs declare. Each check of a program adds to them. */
  declared: Set<string>;
  /** URLs of the provider's APIs. */
  providerUrls: readonly string[];
}

const SHELL_LANGUAGES = ['bash', 'sh', 'shell', 'zsh', 'console', 'curl'];

/**
 * Checks a block with the check for its language. Adds its operations and declared names to the contexts.
 *
 * @param context - the specifications, and the operations of the page
 * @param block - fenced block that isn't exempt
 * @param blockContext - names and URLs
 * @returns diagnostics and uses
 */
export function checkBlock(context: PageContext, block: CodeBlock, blockContext: BlockContext): CheckResult {
  const {language, code, line} = block;
  if (language === 'json' || language === 'json5' || language === 'jsonc') return checkJsonBlock(context, block);
  if (language === 'graphql' || language === 'gql') {
    const {operations, ...result} = checkGraphql(context.graphql, code, line);
    for (const operation of operations) context.operations.set(operation.definition.name?.value ?? '', operation);
    return result;
  }
  if (language === 'http') return checkHttp(context, block);
  if (SHELL_LANGUAGES.includes(language)) {
    const {calls, ...result} = checkShell(context, block);
    const isScript = block.binding.title?.endsWith('.sh');
    if (calls > 0 || isScript || result.diagnostics.length > 0) return result;
    return createFenceResult(
      line,
      'this block has no curl command to check. Write unchecked="…" after the language, with the reason, such as unchecked="installs a package". If the block is a complete script, give it a title, such as title="check.sh".',
    );
  }
  if (isProgramLanguage(language)) return checkProgramBlock(context, block, blockContext);
  if (language === 'html' || language === 'vue') {
    const {scripts, urls, diagnostics: htmlDiagnostics} = extractScriptsAndUrls(block);
    const programResults = scripts.map((script) => checkProgramBlock(context, script, blockContext));
    const urlResults = urls.flatMap(
      ({url, line: urlLine}) => checkRequest(context, {line: urlLine, url, isComplete: false}) ?? [],
    );
    return mergeResults([{diagnostics: htmlDiagnostics, uses: []}, ...programResults, ...urlResults]);
  }
  if (language === 'mermaid') return checkDiagram(context, blockContext.names, block, blockContext.listed);
  if (language === 'screen') return {diagnostics: [], uses: []}; // `packages/content` checks it against the steps.
  if (language === 'text' && code.split('\n').every((text) => blockContext.providerUrls.includes(text.trim()))) {
    return {diagnostics: [], uses: code.split('\n').map((text, index) => ({line: line + index, target: text.trim()}))};
  }
  return createFenceResult(
    line,
    language === ''
      ? 'the block has no language. Add one after the opening fence, such as json. If the block can\'t be checked, also write unchecked="…" with the reason.'
      : `code in "${language}" can't be checked. Write unchecked="…" after the language, with the reason.`,
  );
}

const createFenceResult = (line: number, message: string): CheckResult => ({
  diagnostics: [{id: 'contract/binding', line, message, onFence: true}],
  uses: [],
});

const mergeResults = (all: readonly CheckResult[]): CheckResult => ({
  diagnostics: all.flatMap(({diagnostics}) => diagnostics),
  uses: all.flatMap(({uses}) => uses),
});

function checkProgramBlock(context: PageContext, block: CodeBlock, blockContext: BlockContext): CheckResult {
  const {declaredNames, ...result} = checkProgram(context, block, {
    values: new Set(blockContext.names.values.keys()),
    fields: blockContext.names.uniqueFields,
  });
  for (const name of declaredNames) blockContext.declared.add(name);
  const {receiver, messages} = parseRoutes(block.binding);
  for (const message of messages)
    result.diagnostics.push({id: 'contract/binding', onFence: true, line: block.line, message});
  for (const type of receiver?.types ?? []) {
    if (context.rest.webhooks.has(type)) result.uses.push({line: block.line - 1, target: type});
    else result.diagnostics.push(createUnknownEventDiagnostic(context, block.line, type));
  }
  return result;
}

function createUnknownEventDiagnostic(
  {rest}: PageContext,
  line: number,
  type: string,
): CheckResult['diagnostics'][number] {
  return {
    id: 'contract/binding',
    onFence: true,
    line,
    message: `there's no event "${type}".${formatSuggestion(type, rest.webhooks.keys(), `Valid events: ${formatList(rest.webhooks.keys(), 13)}.`)}`,
  };
}

function checkJsonBlock(context: PageContext, block: CodeBlock): CheckResult {
  const {code, line, binding} = block;
  const {value, diagnostic} = parseJson(code, line);
  if (!value) return {diagnostics: diagnostic ? [diagnostic] : [], uses: []};
  if (binding.webhook !== undefined) return checkEvent(context, value, binding.webhook, line);
  if (binding.graphql !== undefined) return checkGraphqlJson(context, value, binding.graphql, line);
  const {schema, message} = getBoundSchema(context, binding);
  if (message !== undefined) return createFenceResult(line, message);
  if (!schema)
    return createFenceResult(
      line,
      `the block must declare what the JSON represents. ${suggestBinding(context, value)}`,
    );
  const result = context.validator.check(value, schema);
  const [id, part] = binding.rest?.split('.') ?? [];
  if (id === undefined || binding.rest === undefined) return result;
  // The fence names the operation and the response.
  const fence = line - 1;
  const fenceUses = [{line: fence, target: id}, ...(part === 'response' ? [{line: fence, target: binding.rest}] : [])];
  return {...result, uses: [...fenceUses, ...result.uses]};
}

/**
 * Returns the schema that a block is bound to, or a message if the binding is invalid; neither if the block has none.
 */
function getBoundSchema(
  {rest}: PageContext,
  {rest: boundBody, schema: name}: CodeBlock['binding'],
): {schema?: NamedSchema; message?: string} {
  if (name !== undefined) {
    const schemas = rest.document.components?.schemas ?? {};
    const schema = getOwnValue(schemas, name);
    if (schema) return {schema: {schema, name}};
    return {
      message: `there's no schema "${name}".${formatSuggestion(name, Object.keys(schemas), 'The REST reference lists the schemas.')}`,
    };
  }
  if (boundBody === undefined) return {};
  const [id = '', part, status] = boundBody.split('.');
  const operation = rest.operations.get(id);
  if (!operation)
    return {
      message: `there's no operation "${id}".${formatSuggestion(id, rest.operations.keys(), 'The REST reference lists the operations.')}`,
    };
  if (part === 'request' && status === undefined) {
    const schema = getRequestSchema(rest, operation);
    return schema ? {schema} : {message: `${id} takes no body. Bind the block to a response.`};
  }
  if (part !== 'response' || status === undefined) {
    const first = Object.keys(operation.operation.responses ?? {})[0] ?? '200';
    return {message: `rest="${boundBody}" isn't a body. Use rest="${id}.request" or rest="${id}.response.${first}".`};
  }
  const schema = getResponseSchema(rest, operation, status);
  if (schema) return {schema};
  const statuses = Object.keys(operation.operation.responses ?? {});
  return {
    message: getResponse(rest, operation, status)
      ? `the ${status} response of ${id} has no body. Bind the block to a response that has a body.`
      : `${id} has no ${status} response. Valid statuses: ${statuses.join(', ')}.`,
  };
}

function checkEvent(context: PageContext, value: Value, type: string, line: number): CheckResult {
  const schema = getWebhookSchema(context.rest, type);
  if (!schema) return {diagnostics: [createUnknownEventDiagnostic(context, line, type)], uses: []};
  const result = context.validator.check(value, schema);
  const typeEntry = value.kind === 'object' ? value.entries.find(({name}) => name === 'type') : undefined;
  if (typeEntry?.value.kind === 'plain' && typeEntry.value.value !== type) {
    result.diagnostics.push({
      id: 'contract/invalid-value',
      line: typeEntry.line,
      message: `the block is bound to the event ${type}, but shows "${String(typeEntry.value.value)}". Correct one of the two.`,
    });
  }
  return {...result, uses: [{line: line - 1, target: type}, ...result.uses]};
}

function checkGraphqlJson(context: PageContext, value: Value, binding: string, line: number): CheckResult {
  const [, name = '', part] = /^(.+?)\.(variables|response)$/.exec(binding) ?? [];
  if (part === undefined) {
    const type = context.graphql.getType(binding);
    if (type && isInputType(type)) return checkInput(type, value, 'the value');
    const types = Object.values(context.graphql.getTypeMap())
      .filter(isInputType)
      .map((each) => each.name);
    return createFenceResult(
      line,
      `graphql="${binding}" isn't an input type.${formatSuggestion(binding, types, 'Write the name of an operation on this page with .variables or .response, or an input type.')}`,
    );
  }
  const operation = context.operations.get(name) ?? context.examples.get(name);
  if (!operation) {
    return createFenceResult(
      line,
      `neither a graphql block on this page nor graphql/examples has an operation "${name}".${formatSuggestion(name, context.operations.keys(), 'Correct the name, or show the operation on this page.')}`,
    );
  }
  if (part === 'variables') return checkVariables(context.graphql, operation, value);
  return mergeResults([
    checkGraphqlResponse(context.graphql, operation, value),
    {diagnostics: checkErrorCodes(context, value), uses: []},
  ]);
}

/** Checks the codes of errors in a GraphQL response, which are error codes of the REST API. */
function checkErrorCodes({rest}: PageContext, value: Value): CheckResult['diagnostics'] {
  const schema = rest.document.components?.schemas?.ApiException;
  const codes =
    schema &&
    getProperties(rest.document, {schema, name: 'ApiException'})
      .get('code')
      ?.map((each) => getEnumValues(rest.document, each)?.values)
      .find(Boolean);
  const getChild = (parent: Value | undefined, name: string): Value | undefined =>
    parent?.kind === 'object' ? parent.entries.find((entry) => entry.name === name)?.value : undefined;
  const errors = getChild(value, 'errors');
  return (errors?.kind === 'list' ? errors.items : []).flatMap((error) => {
    const code = getChild(getChild(error, 'extensions'), 'code');
    if (!codes || code?.kind !== 'plain' || codes.has(String(code.value))) return [];
    return [
      {
        id: 'contract/invalid-value',
        line: code.line,
        message: `there's no error code "${String(code.value)}".${formatSuggestion(String(code.value), codes, 'The ApiException schema lists the valid codes.')}`,
      },
    ];
  });
}

/** Returns a hint that suggests the binding whose schema matches the names of the fields best. */
function suggestBinding({rest}: PageContext, value: Value): string {
  const all =
    'After "json", write rest="…", schema="…", webhook="…", or graphql="…", or write unchecked="…" with the reason.';
  if (value.kind !== 'object' || value.entries.length === 0) return all;
  const names = value.entries.map(({name}) => name);
  const candidates: {binding: string; schema: NamedSchema}[] = [];
  for (const operation of rest.operations.values()) {
    const request = getRequestSchema(rest, operation);
    if (request) candidates.push({binding: `rest="${operation.id}.request"`, schema: request});
    for (const status of Object.keys(operation.operation.responses ?? {})) {
      const response = getResponseSchema(rest, operation, status);
      if (response) candidates.push({binding: `rest="${operation.id}.response.${status}"`, schema: response});
    }
  }
  for (const type of rest.webhooks.keys()) {
    const schema = getWebhookSchema(rest, type);
    if (schema) candidates.push({binding: `webhook="${type}"`, schema});
  }
  const scored = candidates.map(({binding, schema}) => {
    const fields = getProperties(rest.document, schema);
    const shared = names.filter((name) => fields.has(name)).length;
    return {binding, score: shared === names.length ? shared - fields.size / 1000 : 0};
  });
  const best = scored.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? `It might be ${best.binding}. ${all}` : all;
}

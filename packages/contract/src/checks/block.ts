import {isInputType} from 'graphql';
import {checkAnswer} from '../graphql/answer';
import {checkInput, checkVariables} from '../graphql/input';
import {checkGraphql} from '../graphql/operation';
import type {Names} from '../inline/names';
import {parseJson} from '../json/parse';
import type {Value} from '../json/value';
import {didYouMean, some} from '@paydocs/core/nearest';
import {ownValue} from '@paydocs/core/ownValue';
import {requestSchema, responseOf, responseSchema, webhookSchema} from '../rest/api';
import {propertiesOf, valuesOf, type Named} from '../rest/properties';
import {routesOf} from '../routes';
import type {Block, Findings} from '../types';
import type {PageContext} from './context';
import {checkDiagram} from './diagram';
import {readHtml} from './html';
import {checkHttp} from './http';
import {checkProgram, isProgram} from './program';
import {checkRequest} from './request';
import {checkShell} from './shell';

/** What the check of a block needs beside the specifications. */
export interface BlockWorld {
  names: Names;
  /** Names that belong to something else. */
  listed: ReadonlyMap<string, number>;
  /** Names that the programs of the page make: each check adds to them. */
  declared: Set<string>;
  /** Addresses that are the provider's. */
  addresses: readonly string[];
}

const SHELLS = ['bash', 'sh', 'shell', 'zsh', 'console', 'curl'];

/**
 * @param context - the specifications, and the operations of the page
 * @param block - a fenced block that is not exempt
 * @param world - what else is known
 * @returns what is wrong with it, and what it rests on
 */
export function checkBlock(context: PageContext, block: Block, world: BlockWorld): Findings {
  const {language, code, line} = block;
  if (language === 'json' || language === 'json5' || language === 'jsonc') return checkJsonBlock(context, block);
  if (language === 'graphql' || language === 'gql') {
    const {operations, ...findings} = checkGraphql(context.graphql, code, line);
    for (const operation of operations) context.operations.set(operation.definition.name?.value ?? '', operation);
    return findings;
  }
  if (language === 'http') return checkHttp(context, block);
  if (SHELLS.includes(language)) {
    const {calls, ...findings} = checkShell(context, block);
    const isScript = block.binding.title?.endsWith('.sh');
    if (calls > 0 || isScript || findings.problems.length > 0) return findings;
    return fail(
      line,
      'this block has no curl command to check. Write unchecked="…" after the language, with the reason, such as unchecked="installs a package". If the block is a complete script, give it a title, such as title="check.sh".',
    );
  }
  if (isProgram(language)) return program(context, block, world);
  if (language === 'html' || language === 'vue') {
    const {scripts, addresses, problems} = readHtml(block);
    const parts = scripts.map((script) => program(context, script, world));
    const links = addresses.flatMap(({url, line: at}) => checkRequest(context, {line: at, url, whole: false}) ?? []);
    return join([{problems, uses: []}, ...parts, ...links]);
  }
  if (language === 'mermaid') return checkDiagram(context, world.names, block, world.listed);
  if (language === 'screen') return {problems: [], uses: []}; // `packages/guides` holds it against the steps.
  if (language === 'text' && code.split('\n').every((text) => world.addresses.includes(text.trim()))) {
    return {problems: [], uses: code.split('\n').map((text, index) => ({line: line + index, target: text.trim()}))};
  }
  const cure = 'Write unchecked="…" after it, with the reason.';
  return fail(
    line,
    language === ''
      ? `the block has no language. Add one after the opening fence, such as json. ${cure}`
      : `code in "${language}" can't be checked. ${cure}`,
  );
}

const fail = (line: number, message: string): Findings => ({problems: [{line, message, onFence: true}], uses: []});

const join = (all: readonly Findings[]): Findings => ({
  problems: all.flatMap(({problems}) => problems),
  uses: all.flatMap(({uses}) => uses),
});

function program(context: PageContext, block: Block, world: BlockWorld): Findings {
  const {declared, ...findings} = checkProgram(context, block, {
    values: new Set(world.names.values.keys()),
    fields: world.names.ownFields,
  });
  for (const name of declared) world.declared.add(name);
  const {receiver, problems} = routesOf(block.binding);
  for (const message of problems) findings.problems.push({onFence: true, line: block.line, message});
  for (const type of receiver?.types ?? []) {
    if (context.rest.webhooks.has(type)) findings.uses.push({line: block.line - 1, target: type});
    else findings.problems.push(unknownEvent(context, block.line, type));
  }
  return findings;
}

function unknownEvent({rest}: PageContext, line: number, type: string): Findings['problems'][number] {
  return {
    onFence: true,
    line,
    message: `there's no event "${type}".${didYouMean(type, rest.webhooks.keys(), `Valid events: ${some(rest.webhooks.keys(), 13)}.`)}`,
  };
}

function checkJsonBlock(context: PageContext, block: Block): Findings {
  const {code, line, binding} = block;
  const {value, problem} = parseJson(code, line);
  if (!value) return {problems: problem ? [problem] : [], uses: []};
  if (binding.webhook !== undefined) return checkEvent(context, value, binding.webhook, line);
  if (binding.graphql !== undefined) return checkGraphqlJson(context, value, binding.graphql, line);
  const {schema, message} = schemaOf(context, binding);
  if (message !== undefined) return fail(line, message);
  if (!schema) return fail(line, `the block must declare what the JSON represents. ${suggestion(context, value)}`);
  const findings = context.validator.check(value, schema);
  const [id, part] = binding.rest?.split('.') ?? [];
  if (id === undefined || binding.rest === undefined) return findings;
  // The words of the fence name them.
  const fence = line - 1;
  const own = [{line: fence, target: id}, ...(part === 'response' ? [{line: fence, target: binding.rest}] : [])];
  return {...findings, uses: [...own, ...findings.uses]};
}

/** The schema that a block names. */
function schemaOf(
  {rest}: PageContext,
  {rest: place, schema: name}: Block['binding'],
): {schema?: Named; message?: string} {
  if (name !== undefined) {
    const schemas = rest.document.components?.schemas ?? {};
    const schema = ownValue(schemas, name);
    if (schema) return {schema: {schema, name}};
    return {
      message: `there's no schema "${name}".${didYouMean(name, Object.keys(schemas), 'Look it up in the REST reference.')}`,
    };
  }
  if (place === undefined) return {};
  const [id = '', part, status] = place.split('.');
  const operation = rest.operations.get(id);
  if (!operation)
    return {
      message: `there's no operation "${id}".${didYouMean(id, rest.operations.keys(), 'Look it up in the REST reference.')}`,
    };
  if (part === 'request' && status === undefined) {
    const schema = requestSchema(rest, operation);
    return schema ? {schema} : {message: `${id} takes no body.`};
  }
  if (part !== 'response' || status === undefined) {
    const first = Object.keys(operation.operation.responses ?? {})[0] ?? '200';
    return {message: `rest="${place}" isn't a body. Write rest="${id}.request" or rest="${id}.response.${first}".`};
  }
  const schema = responseSchema(rest, operation, status);
  if (schema) return {schema};
  const statuses = Object.keys(operation.operation.responses ?? {});
  return {
    message: responseOf(rest, operation, status)
      ? `the ${status} response of ${id} has no body.`
      : `${id} has no ${status} response. Valid statuses: ${statuses.join(', ')}.`,
  };
}

function checkEvent(context: PageContext, value: Value, type: string, line: number): Findings {
  const schema = webhookSchema(context.rest, type);
  if (!schema) return {problems: [unknownEvent(context, line, type)], uses: []};
  const findings = context.validator.check(value, schema);
  const written = value.kind === 'object' ? value.entries.find(({name}) => name === 'type') : undefined;
  if (written?.value.kind === 'plain' && written.value.value !== type) {
    findings.problems.push({
      line: written.line,
      message: `the block is bound to the event ${type}, but shows "${String(written.value.value)}".`,
    });
  }
  return {...findings, uses: [{line: line - 1, target: type}, ...findings.uses]};
}

function checkGraphqlJson(context: PageContext, value: Value, binding: string, line: number): Findings {
  const [, name = '', part] = /^(.+?)\.(variables|response)$/.exec(binding) ?? [];
  if (part === undefined) {
    const type = context.graphql.getType(binding);
    if (type && isInputType(type)) return checkInput(type, value, 'the value');
    const types = Object.values(context.graphql.getTypeMap())
      .filter(isInputType)
      .map((each) => each.name);
    return fail(
      line,
      `graphql="${binding}" isn't an input type.${didYouMean(binding, types, 'Write the name of an operation on this page with .variables or .response, or an input type.')}`,
    );
  }
  const operation = context.operations.get(name) ?? context.examples.get(name);
  if (!operation) {
    return fail(
      line,
      `neither a graphql block on this page nor graphql/examples has an operation "${name}".${didYouMean(name, context.operations.keys(), 'Give the operation a name, or show it before its variables.')}`,
    );
  }
  if (part === 'variables') return checkVariables(context.graphql, operation, value);
  return join([
    checkAnswer(context.graphql, operation, value),
    {problems: errorCodeProblems(context, value), uses: []},
  ]);
}

/** Errors of GraphQL have the codes of the REST API. */
function errorCodeProblems({rest}: PageContext, value: Value): Findings['problems'] {
  const schema = rest.document.components?.schemas?.ApiException;
  const codes =
    schema &&
    propertiesOf(rest.document, {schema, name: 'ApiException'})
      .get('code')
      ?.map((each) => valuesOf(rest.document, each)?.values)
      .find(Boolean);
  const child = (of: Value | undefined, name: string): Value | undefined =>
    of?.kind === 'object' ? of.entries.find((entry) => entry.name === name)?.value : undefined;
  const errors = child(value, 'errors');
  return (errors?.kind === 'list' ? errors.items : []).flatMap((error) => {
    const code = child(child(error, 'extensions'), 'code');
    if (!codes || code?.kind !== 'plain' || codes.has(String(code.value))) return [];
    return [
      {
        line: code.line,
        message: `there's no error code "${String(code.value)}".${didYouMean(String(code.value), codes, 'The ApiException schema lists the valid codes.')}`,
      },
    ];
  });
}

/** The binding that fits best, from the names of the fields. */
function suggestion({rest}: PageContext, value: Value): string {
  const all =
    'After "json", write rest="…", schema="…", webhook="…", or graphql="…", or write unchecked="…" with the reason.';
  if (value.kind !== 'object' || value.entries.length === 0) return all;
  const names = value.entries.map(({name}) => name);
  const candidates: {binding: string; schema: Named}[] = [];
  for (const operation of rest.operations.values()) {
    const request = requestSchema(rest, operation);
    if (request) candidates.push({binding: `rest="${operation.id}.request"`, schema: request});
    for (const status of Object.keys(operation.operation.responses ?? {})) {
      const response = responseSchema(rest, operation, status);
      if (response) candidates.push({binding: `rest="${operation.id}.response.${status}"`, schema: response});
    }
  }
  for (const type of rest.webhooks.keys()) {
    const schema = webhookSchema(rest, type);
    if (schema) candidates.push({binding: `webhook="${type}"`, schema});
  }
  const scored = candidates.map(({binding, schema}) => {
    const fields = propertiesOf(rest.document, schema);
    const shared = names.filter((name) => fields.has(name)).length;
    return {binding, score: shared === names.length ? shared - fields.size / 1000 : 0};
  });
  const best = scored.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? `It might be ${best.binding}. ${all}` : all;
}

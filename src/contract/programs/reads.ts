import {didYouMean, nearest, some} from '../nearest';
import {responseSchema, type RestApi, type RestOperation} from '../rest/api';
import {isOpen, itemsOf, propertiesOf, valuesOf, type Named} from '../rest/properties';
import {shownName} from '../rest/explainErrors';
import type {Findings} from '../types';
import {walk, type Expression} from './expression';
import {calleeName, scopeOf, textOf} from './scope';

/** What is known of a value while the program runs. */
type Known =
  /** What a call gives before its body is read. */
  | {kind: 'answer'; schemas: Named[]}
  /** The body as text. */
  | {kind: 'text'; schemas: Named[]}
  /** Data of one of these schemas. */
  | {kind: 'data'; schemas: Named[]};

/** Functions that give answers of HTTP as they are. */
const OF_LIBRARIES = /^(?:fetch|curl_init|axios|got|undici)\b|(?:^|[.>])(?:get|post|put|patch|delete|request|fetch)$/i;

/** Members that answers of HTTP libraries have, and data of programming languages. */
const OF_THE_LANGUAGE = new Set(
  (
    'ok status status_code statusText headers body text json data content raise_for_status getStatusCode getBody getContents reason url ' +
    'length map filter find forEach some every reduce flatMap join includes slice push at keys values entries sort concat indexOf toString ' +
    'get items append pop copy update setdefault startswith endswith format split strip lower upper replace trim toLowerCase toUpperCase then catch finally'
  ).split(' '),
);

/**
 * Follows what a program does with the answers of the API, and with events.
 *
 * @param api - the REST API
 * @param root - a program
 * @param calls - its calls of the API, with the operations that they lead to
 * @param event - schema of the event that the program receives
 * @returns fields that no answer has, and values that no field takes
 */
export function checkReads(
  api: RestApi,
  root: Expression,
  calls: ReadonlyMap<Expression, RestOperation[]>,
  event?: Named,
): Findings {
  const findings: Findings = {problems: [], uses: []};
  const scope = scopeOf(root);
  const patterns = destructured(root);
  const busy = new Set<string>();

  const typeOf = (expression: Expression): Known | undefined => {
    switch (expression.kind) {
      case 'name': {
        if (busy.has(expression.name)) return undefined;
        busy.add(expression.name);
        const made = scope.valueOf(expression.name);
        const pattern = patterns.get(expression.name);
        const known = made ? typeOf(made) : pattern ? memberOf(typeOf(pattern.of), pattern.name) : undefined;
        busy.delete(expression.name);
        return known;
      }
      case 'member':
        return expression.isIndex ? itemOf(typeOf(expression.of)) : memberOf(typeOf(expression.of), expression.name);
      case 'call':
        return callType(expression);
      case 'other':
        // `a ?? b`, `a || b`, `a as T`: the first that is known.
        return expression.parts.length <= 3 ? expression.parts.map(typeOf).find(Boolean) : undefined;
      default:
        return undefined;
    }
  };

  const callType = (call: Extract<Expression, {kind: 'call'}>): Known | undefined => {
    const operations = calls.get(call);
    const name = calleeName(call.callee);
    if (operations) {
      const schemas = operations.flatMap((operation) => answersOf(api, operation));
      // A function of the program reads the answer before it returns it.
      return {kind: OF_LIBRARIES.test(name) ? 'answer' : 'data', schemas};
    }
    const [first] = call.args;
    if (name === 'curl_exec' && first?.value.kind === 'name') {
      const known = typeOf(first.value);
      return known && {kind: 'text', schemas: known.schemas};
    }
    if (/^(?:JSON\.parse|json_decode|json\.loads)$/.test(name) && first) {
      const known = typeOf(first.value);
      if (known) return {kind: 'data', schemas: known.schemas};
      return event && {kind: 'data', schemas: [event]};
    }
    if (event && /(?:^|\.)get_json$/.test(name)) return {kind: 'data', schemas: [event]};
    if (call.callee.kind !== 'member') return undefined;
    const of = typeOf(call.callee.of);
    const {name: method} = call.callee;
    if (of && of.kind !== 'text' && (method === 'json' || method === 'get_json'))
      return {kind: 'data', schemas: of.schemas};
    if (of?.kind === 'answer' && method === 'text') return {kind: 'text', schemas: of.schemas};
    if (of?.kind === 'data' && method === 'get') return memberOf(of, textOf(first?.value, scope));
    return undefined;
  };

  const memberOf = (of: Known | undefined, name: string | undefined): Known | undefined => {
    if (!of || name === undefined) return undefined;
    if (of.kind === 'answer' && name === 'data') return {kind: 'data', schemas: of.schemas};
    if (of.kind === 'answer' && name === 'text') return {kind: 'text', schemas: of.schemas};
    if (of.kind !== 'data') return undefined;
    const schemas = of.schemas.flatMap((each) => propertiesOf(api.document, each).get(name) ?? []);
    return schemas.length > 0 ? {kind: 'data', schemas} : undefined;
  };

  const itemOf = (of: Known | undefined): Known | undefined => {
    const schemas = of?.kind === 'data' ? of.schemas.flatMap((each) => itemsOf(api.document, each)) : [];
    return schemas.length > 0 ? {kind: 'data', schemas} : undefined;
  };

  const checkField = (of: Known | undefined, name: string | undefined, line: number): void => {
    if (of?.kind !== 'data' || name === undefined || of.schemas.length === 0) return;
    const fields = of.schemas.map((each) => propertiesOf(api.document, each));
    const found = fields.flatMap((each) => each.get(name) ?? []);
    // A field that an answer and an error share rests on neither of them alone.
    const targets = new Set(found.map((each) => each.name));
    for (const target of targets) findings.uses.push({line, target: targets.size > 1 ? `~${name}` : target});
    if (found.length > 0 || OF_THE_LANGUAGE.has(name) || of.schemas.some((each) => isOpen(api.document, each))) return;
    const known = new Set(fields.flatMap((each) => [...each.keys()]));
    if (known.size === 0) return;
    findings.problems.push({
      line,
      message: `the program reads "${name}", which ${of.schemas[0] && shownName(api.document, of.schemas[0])} doesn't have.${didYouMean(name, known, `There are ${some(known)}.`)}`,
    });
  };

  walk(root, (each) => {
    if (each.kind === 'member' && !each.isIndex) checkField(typeOf(each.of), each.name, each.line);
    if (each.kind === 'call' && each.callee.kind === 'member' && each.callee.name === 'get')
      checkField(typeOf(each.callee.of), textOf(each.args[0]?.value, scope), each.line);
    if (each.kind === 'assign' && each.target.kind === 'object') {
      const of = typeOf(each.value);
      for (const {name, line} of each.target.entries) checkField(of, name, line);
    }
    if (each.kind === 'equal') {
      for (const [subject, other] of [each.sides, [each.sides[1], each.sides[0]] as const]) {
        const text = other.kind === 'text' ? textOf(other, scope) : undefined;
        const known = text === undefined ? undefined : typeOf(subject);
        if (known?.kind !== 'data' || text === undefined) continue;
        const listed = known.schemas.map((schema) => valuesOf(api.document, schema));
        if (listed.length === 0 || listed.some((values) => !values)) continue;
        const values = new Set(listed.flatMap((each) => [...(each?.values ?? [])]));
        const owner = listed.find((each) => each?.values.has(text));
        if (owner) findings.uses.push({line: other.line, target: `${owner.name}=${text}`});
        else
          findings.problems.push({
            line: other.line,
            message: `the program compares with "${text}", which ${listed[0]?.name} can't be.${didYouMean(text, values, `The values are ${some(values, 12)}.`)}`,
          });
      }
    }
  });
  return findings;
}

/** The bodies that an operation can answer with. */
function answersOf(api: RestApi, operation: RestOperation): Named[] {
  const statuses = Object.keys(operation.operation.responses ?? {});
  return statuses.flatMap((status) => responseSchema(api, operation, status) ?? []);
}

/** Names that are taken out of objects: `const {id, status} = …`. */
function destructured(root: Expression): Map<string, {of: Expression; name: string}> {
  const found = new Map<string, {of: Expression; name: string}>();
  walk(root, (each) => {
    if (each.kind !== 'assign' || each.target.kind !== 'object') return;
    for (const {name, value} of each.target.entries) {
      if (name !== undefined && value.kind === 'name') found.set(value.name, {of: each.value, name});
    }
  });
  return found;
}

/** Words in capitals that are no values of the API. */
const OTHER_WORDS = new Set(['POST', 'DELETE', 'PATCH', 'HEAD', 'PORT', 'UTF-8', 'OPTIONS']);

/**
 * @param root - a program
 * @param values - every value of the API in capitals
 * @param events - every type of event
 * @returns words in quotes that are almost a value, or an event that doesn't exist
 */
export function checkWords(root: Expression, values: ReadonlySet<string>, events: ReadonlySet<string>): Findings {
  const findings: Findings = {problems: [], uses: []};
  walk(root, (each) => {
    if (each.kind !== 'text' || each.parts.length !== 1 || typeof each.parts[0] !== 'string') return;
    const [word] = each.parts;
    if (/^[A-Z][A-Z_]{3,}$/.test(word) && !OTHER_WORDS.has(word) && !values.has(word)) {
      const other = nearest(word, values);
      if (other !== undefined)
        findings.problems.push({
          line: each.line,
          message: `"${word}" is no value of the API. Did you mean "${other}"?`,
        });
    }
    const prefixes = new Set([...events].map((event) => event.split('.')[0]));
    if (/^[a-z]+\.[a-z_]+$/.test(word) && prefixes.has(word.split('.')[0])) {
      if (events.has(word)) findings.uses.push({line: each.line, target: word});
      else
        findings.problems.push({
          line: each.line,
          message: `there is no event "${word}".${didYouMean(word, events, `There are ${some(events, 13)}.`)}`,
        });
    }
  });
  return findings;
}

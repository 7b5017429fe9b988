import {didYouMean, formatList} from '@paydocs/core/suggestions';
import type {OpenApiDocument} from '../../rest/document';
import {getDisplayName} from '../../rest/explainErrors';
import {isOpen, getProperties, getEnumValues, type NamedSchema} from '../../rest/properties';
import type {CheckResult} from '../../types';
import type {Expression} from '../languages/expression';
import {follow} from './flow';
import type {Calls} from './flowCalls';
import {isAnswered, plainText, schemasOf, type Source} from './known';

/** Members that answers of HTTP libraries have. */
const OF_ANSWERS = new Set(
  'ok status status_code statusText headers body text json data content raise_for_status getStatusCode getBody getContents reason url'.split(
    ' ',
  ),
);

/** Members that data of programming languages has. */
const OF_THE_LANGUAGE = new Set(
  (
    'length map filter find forEach some every reduce flatMap join includes slice push at keys values entries sort concat indexOf toString ' +
    'get items append pop copy update setdefault startswith endswith format split strip lower upper replace trim toLowerCase toUpperCase then catch finally'
  ).split(' '),
);

/**
 * Follows what a program does with the answers of the APIs, and with events.
 *
 * @param document - the description of the REST API
 * @param root - a program
 * @param calls - its calls of the APIs, and the event that it receives
 * @returns fields that no answer has, and values that no field takes
 */
export function checkReads(document: OpenApiDocument, root: Expression, calls: Calls): CheckResult {
  const findings: CheckResult = {diagnostics: [], uses: []};

  /** @returns whether one of the schemas has the field, and what is wrong if none has */
  const checkField = (
    schemas: readonly NamedSchema[],
    name: string,
    line: number,
    isGuess: boolean,
  ): {isThere: boolean; problem?: CheckResult['diagnostics'][number]} => {
    const fields = schemas.map((each) => getProperties(document, each));
    const found = fields.flatMap((each) => each.get(name) ?? []);
    // Where the program has not asked whether the call succeeded, a field that success and error share rests on neither alone.
    const targets = new Set(found.map((each) => each.name));
    for (const target of targets) findings.uses.push({line, target: targets.size > 1 ? `~${name}` : target});
    const isThere = found.length > 0;
    if (isGuess && OF_ANSWERS.has(name)) return {isThere};
    if (isThere || OF_THE_LANGUAGE.has(name) || schemas.some((each) => isOpen(document, each))) return {isThere};
    const known = new Set(fields.flatMap((each) => [...each.keys()]));
    const [first] = schemas;
    if (known.size === 0 || !first) return {isThere};
    const cure = didYouMean(name, known, `Valid fields: ${formatList(known)}.`);
    return {isThere, problem: {line, message: `the program reads "${name}", ${lacking(document, first)}.${cure}`}};
  };

  const checkValue = (schemas: readonly NamedSchema[], text: string, line: number): void => {
    const listed = schemas.map((schema) => getEnumValues(document, schema));
    if (listed.length === 0 || listed.some((values) => !values)) return;
    const values = new Set(listed.flatMap((each) => [...(each?.values ?? [])]));
    const owner = listed.find((each) => each?.values.has(text));
    if (owner) findings.uses.push({line, target: `${owner.name}=${text}`});
    else
      findings.diagnostics.push({
        line,
        message: `the program compares ${listed[0]?.name.replace(/^graphql:/, '')} with "${text}", which isn't one of its values.${didYouMean(text, values, `Valid values: ${formatList(values, 12)}.`)}`,
      });
  };

  // A program that receives events may receive other requests too: what is wrong is told once it's sure which it reads.
  const received: {of: Source[]; within: unknown; problem: CheckResult['diagnostics'][number]}[] = [];

  follow(document, root, calls, {
    field(of, name, line, outcomes, within) {
      const schemas = schemasOf(document, of, outcomes);
      const isGuess = isAnswered(of) && of.of.some((source) => source.isGuess);
      if (!schemas || schemas.length === 0 || name === undefined) return;
      const {isThere, problem} = checkField(schemas, name, line, isGuess);
      const events = of?.kind === 'data' && of.path.length === 0 ? (calls.events?.among(of.of) ?? []) : [];
      if (isThere) calls.events?.note(events, within, name);
      if (problem && events.length > 0) received.push({of: events, within, problem});
      else if (problem) findings.diagnostics.push(problem);
    },
    compared(of, other, outcomes) {
      const text = plainText(other);
      const schemas = text === undefined ? undefined : schemasOf(document, of, outcomes);
      if (schemas && text !== undefined) checkValue(schemas, text, other.line);
    },
  });
  findings.diagnostics.push(
    ...received.filter(({of, within}) => calls.events?.isSure(of, within)).map(({problem}) => problem),
  );
  return findings;
}

function lacking(document: OpenApiDocument, of: NamedSchema): string {
  const name = getDisplayName(document, of);
  const type = /^graphql:(.+)$/.exec(name)?.[1];
  return type === undefined ? `which ${name} doesn't have` : `which the operation doesn't request (${type})`;
}

import {formatSuggestion, formatList} from '@paydocs/core';
import type {OpenApiDocument} from '../../rest/document';
import {getDisplayName} from '../../rest/explainErrors';
import {isOpenSchema, getProperties, getEnumValues, type NamedSchema} from '../../rest/properties';
import type {CheckResult} from '../../types';
import {getStringLiteral, type Expression} from '../languages/expression';
import {analyzeFlow} from './flowAnalyzer';
import {getPossibleSchemas, isResponseValue, type ResponseSource} from './flowState';
import type {FlowContext} from './types';

type ProgramDiagnostic = CheckResult['diagnostics'][number];

/** Names of members that responses have in HTTP libraries. */
const RESPONSE_MEMBERS = new Set(
  'ok status status_code statusText headers body text json data content raise_for_status getStatusCode getBody getContents reason url'.split(
    ' ',
  ),
);

/** Names of members that objects, arrays, strings, and promises have in the three languages. */
const BUILT_IN_MEMBERS = new Set(
  (
    'length map filter find forEach some every reduce flatMap join includes slice push at keys values entries sort concat indexOf toString ' +
    'get items append pop copy update setdefault startswith endswith format split strip lower upper replace trim toLowerCase toUpperCase then catch finally'
  ).split(' '),
);

/**
 * Checks the fields that a program reads from responses and events, and the values that it compares them with.
 *
 * @param document - OpenAPI description of the REST API
 * @param root - root of the program
 * @param context - API calls and events of the program
 * @returns uses of fields and values, and diagnostics for fields and values that the schemas don't have
 */
export function checkFieldAccess(document: OpenApiDocument, root: Expression, context: FlowContext): CheckResult {
  const result: CheckResult = {diagnostics: [], uses: []};

  /** Checks whether one of the schemas has a field; returns a diagnostic if none has it and none allows it. */
  const checkField = (
    schemas: readonly NamedSchema[],
    name: string,
    line: number,
    isUncertain: boolean,
  ): {hasField: boolean; diagnostic?: ProgramDiagnostic} => {
    const propertiesBySchema = schemas.map((schema) => getProperties(document, schema));
    const fields = propertiesBySchema.flatMap((properties) => properties.get(name) ?? []);
    // Before the program checks the outcome of the call, a field may belong to the success or to the error.
    const targets = new Set(fields.map((field) => field.name));
    for (const target of targets) result.uses.push({line, target: targets.size > 1 ? `~${name}` : target});
    const hasField = fields.length > 0;
    if (isUncertain && RESPONSE_MEMBERS.has(name)) return {hasField};
    if (hasField || BUILT_IN_MEMBERS.has(name) || schemas.some((schema) => isOpenSchema(document, schema)))
      return {hasField};
    const validNames = new Set(propertiesBySchema.flatMap((properties) => [...properties.keys()]));
    const [firstSchema] = schemas;
    if (validNames.size === 0 || !firstSchema) return {hasField};
    const hint = formatSuggestion(name, validNames, `Valid fields: ${formatList(validNames)}.`);
    const message = `the program reads "${name}", ${explainMissingField(document, firstSchema)}.${hint}`;
    return {hasField, diagnostic: {id: 'contract/unknown-field', line, message}};
  };

  const checkValue = (schemas: readonly NamedSchema[], text: string, line: number): void => {
    const enums = schemas.map((schema) => getEnumValues(document, schema));
    if (enums.length === 0 || enums.some((each) => !each)) return;
    const values = new Set(enums.flatMap((each) => [...(each?.values ?? [])]));
    const matchingEnum = enums.find((each) => each?.values.has(text));
    if (matchingEnum) result.uses.push({line, target: `${matchingEnum.name}=${text}`});
    else
      result.diagnostics.push({
        id: 'contract/invalid-value',
        line,
        message: `the program compares ${enums[0]?.name.replace(/^graphql:/, '')} with "${text}", which isn't one of its values.${formatSuggestion(text, values, `Valid values: ${formatList(values, 12)}.`)}`,
      });
  };

  // JSON that the program parses may be an event. Its diagnostics wait until the analysis has collected all reads.
  const pending: {sources: ResponseSource[]; currentFunction?: unknown; diagnostic: ProgramDiagnostic}[] = [];

  analyzeFlow(document, root, context, {
    visitField(object, name, line, outcomes, currentFunction) {
      const schemas = getPossibleSchemas(document, object, outcomes);
      const isUncertain = isResponseValue(object) && object.sources.some((source) => source.isUncertain);
      if (!schemas || schemas.length === 0 || name === undefined) return;
      const {hasField, diagnostic} = checkField(schemas, name, line, isUncertain);
      const sources = object?.kind === 'data' ? (context.receivedEvents?.filterSources(object.sources) ?? []) : [];
      const isBody = object?.kind === 'data' && object.path.length === 0;
      if (hasField && isBody) context.receivedEvents?.recordRead(sources, currentFunction, name);
      if (diagnostic && sources.length > 0) pending.push({sources, diagnostic, ...(isBody && {currentFunction})});
      else if (diagnostic) result.diagnostics.push(diagnostic);
    },
    visitComparison(value, other, outcomes) {
      const text = getStringLiteral(other);
      const schemas = text === undefined ? undefined : getPossibleSchemas(document, value, outcomes);
      if (schemas && text !== undefined) checkValue(schemas, text, other.line);
    },
  });
  result.diagnostics.push(
    ...pending
      .filter(({sources, ...read}) =>
        'currentFunction' in read
          ? context.receivedEvents?.isEvent(sources, read.currentFunction)
          : context.receivedEvents?.isEventAnywhere(sources),
      )
      .map(({diagnostic}) => diagnostic),
  );
  return result;
}

function explainMissingField(document: OpenApiDocument, schema: NamedSchema): string {
  const name = getDisplayName(document, schema);
  const type = /^graphql:(.+)$/.exec(name)?.[1];
  return type === undefined ? `which ${name} doesn't have` : `which the operation doesn't request (${type})`;
}

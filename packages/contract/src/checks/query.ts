import {findSuggestion, formatList} from '@paydocs/core';
import {VALUE_PLACEHOLDER, type RestOperation} from '../rest/api';
import {getEnumValues} from '../rest/properties';
import type {CheckResult} from '../types';
import type {ParsedRequest} from './requestTypes';
import type {RestContext} from './context';

/**
 * Checks the query parameters of a request.
 *
 * @returns diagnostics about missing and unknown parameters and invalid values, and uses
 */
export function checkQueryParameters(
  {rest}: RestContext,
  operation: RestOperation,
  request: ParsedRequest,
): CheckResult {
  const knownParameters = operation.parameters.filter((each) => each.in === 'query');
  const urlParameters = [...new URLSearchParams(/\?([^#]*)/.exec(request.url)?.[1] ?? '').entries()];
  const allParameters = [
    ...urlParameters.map(([name, value]) => ({name, value, line: request.line})),
    ...(request.query ?? []).map(({name, value, line}) => ({
      name,
      line,
      value: value.kind === 'plain' ? String(value.value) : '',
    })),
  ];
  const result: CheckResult = {diagnostics: [], uses: []};
  const isUnknown = (name: string): boolean => name.includes(VALUE_PLACEHOLDER) || name.includes('…');
  // A program may add parameters that are unknown before it runs.
  const isComplete =
    request.isComplete &&
    !allParameters.some(({name}) => isUnknown(name)) &&
    !new RegExp(`[^/]${VALUE_PLACEHOLDER}$|[?&]${VALUE_PLACEHOLDER}`).test(request.url);
  for (const {name, required} of knownParameters) {
    if (required && isComplete && !allParameters.some((each) => each.name === name)) {
      const message = `the query parameter "${name}" is missing: ${operation.id} requires it.`;
      result.diagnostics.push({id: 'contract/query-parameter', line: request.line, message});
    }
  }
  for (const {name, value, line} of allParameters.filter((each) => !isUnknown(each.name))) {
    const parameter = knownParameters.find((each) => each.name === name);
    if (!parameter) {
      const closest = findSuggestion(
        name,
        knownParameters.map((each) => each.name),
      );
      const hint =
        closest === undefined
          ? `Valid parameters: ${formatList(knownParameters.map((each) => each.name)) || 'none'}.`
          : `Did you mean "${closest}"?`;
      result.diagnostics.push({
        id: 'contract/query-parameter',
        line,
        message: `${operation.id} has no query parameter "${name}". ${hint}`,
      });
      continue;
    }
    result.uses.push({line, target: `${operation.id}?${name}`});
    const listed = parameter.schema && getEnumValues(rest.document, {schema: parameter.schema, name});
    if (listed && /^\w+$/.test(value) && !listed.values.has(value)) {
      result.diagnostics.push({
        id: 'contract/query-parameter',
        line,
        message: `the query parameter "${name}" can't be "${value}". Valid values: ${formatList(listed.values, 12)}.`,
      });
    }
  }
  return result;
}

import {nearest, some} from '@paydocs/core/nearest';
import {HOLE, type RestOperation} from '../rest/api';
import {valuesOf} from '../rest/properties';
import type {Findings} from '../types';
import type {Request} from './call';
import type {RestContext} from './context';

/** @returns what is wrong with the query of a request, and what it rests on */
export function queryFindings({rest}: RestContext, operation: RestOperation, request: Request): Findings {
  const known = operation.parameters.filter((each) => each.in === 'query');
  const written = [...new URLSearchParams(/\?([^#]*)/.exec(request.url)?.[1] ?? '').entries()];
  const all = [
    ...written.map(([name, value]) => ({name, value, line: request.line})),
    ...(request.query ?? []).map(({name, value, line}) => ({
      name,
      line,
      value: value.kind === 'plain' ? String(value.value) : '',
    })),
  ];
  const findings: Findings = {problems: [], uses: []};
  const isUnknown = (name: string): boolean => name.includes(HOLE) || name.includes('…');
  // A program may add what nobody sees before it runs.
  const isWhole =
    request.whole &&
    !all.some(({name}) => isUnknown(name)) &&
    !new RegExp(`[^/]${HOLE}$|[?&]${HOLE}`).test(request.url);
  for (const {name, required} of known) {
    if (required && isWhole && !all.some((each) => each.name === name)) {
      const message = `the query parameter "${name}" is missing: ${operation.id} requires it.`;
      findings.problems.push({line: request.line, message});
    }
  }
  for (const {name, value, line} of all.filter((each) => !isUnknown(each.name))) {
    const parameter = known.find((each) => each.name === name);
    if (!parameter) {
      const other = nearest(
        name,
        known.map((each) => each.name),
      );
      const cure =
        other === undefined
          ? `Valid parameters: ${some(known.map((each) => each.name)) || 'none'}.`
          : `Did you mean "${other}"?`;
      findings.problems.push({line, message: `${operation.id} has no query parameter "${name}". ${cure}`});
      continue;
    }
    findings.uses.push({line, target: `${operation.id}?${name}`});
    const listed = parameter.schema && valuesOf(rest.document, {schema: parameter.schema, name});
    if (listed && /^\w+$/.test(value) && !listed.values.has(value)) {
      findings.problems.push({
        line,
        message: `"${name}" can't be "${value}". Valid values: ${some(listed.values, 12)}.`,
      });
    }
  }
  return findings;
}

import type {CheckResult} from '../types';
import {walk, type Expression} from './languages/expression';

/** Names in the APIs that refer to the same part of a specification in every call. */
interface ApiNames {
  headers: ReadonlySet<string>;
  /** URLs of servers. */
  servers: readonly string[];
  /** Targets (see `SpecUse`) by the name of a field that only one schema has. */
  fields: ReadonlyMap<string, string>;
}

/** Checks whether an expression is the current object, whose fields belong to the program. */
const isThis = (expression: Expression): boolean =>
  expression.kind === 'identifier' && /^(?:self|\$?this)$/.test(expression.name);

/**
 * Finds references to names of the APIs in a whole program, because its functions may send requests and read responses
 * for several calls.
 *
 * @param root - root of the program
 * @param names - names of the APIs
 * @returns uses of headers, servers, and fields
 */
export function findReferences(root: Expression, {headers, servers, fields}: ApiNames): CheckResult['uses'] {
  const uses: CheckResult['uses'] = [];
  const headersByLowercaseName = new Map([...headers].map((name) => [name.toLowerCase(), name]));
  const addField = (name: string | undefined, line: number): void => {
    const target = name === undefined ? undefined : fields.get(name);
    if (target !== undefined) uses.push({line, target});
  };
  const addHeader = (text: string, line: number): void => {
    const name = headersByLowercaseName.get(text.replace(/:.*$/s, '').toLowerCase());
    if (name !== undefined) uses.push({line, target: `#${name}`});
  };
  walk(root, (expression) => {
    if (expression.kind === 'string') {
      const text = expression.parts.filter((part) => typeof part === 'string').join('');
      addHeader(text, expression.line);
      addField(text, expression.line);
      const server = servers.find((url) => text.startsWith(url));
      if (server !== undefined) uses.push({line: expression.line, target: server});
    } else if (expression.kind === 'member') {
      if (!isThis(expression.object)) addField(expression.property, expression.line);
    } else if (expression.kind === 'object') {
      for (const {name, line} of expression.properties) {
        if (name !== undefined) addHeader(name, line);
        addField(name, line);
      }
    }
  });
  return uses;
}

import type {CheckResult} from '../types';
import {walk, type Expression} from './languages/expression';

/** What a program can name without anybody knowing which call it is for. */
interface Mentionable {
  headers: ReadonlySet<string>;
  servers: readonly string[];
  /** Fields that one schema alone has → what they are in the words of a `Use`. */
  fields: ReadonlyMap<string, string>;
}

/** Whether something is the object whose method is running: its fields are the program's. */
const isOwnObject = (of: Expression): boolean => of.kind === 'name' && /^(?:self|\$?this)$/.test(of.name);

/**
 * Finds what the functions of a program name, which send and read for many calls.
 *
 * @param root - a program
 * @param known - names of the API
 * @returns what the program rests on, whatever it calls
 */
export function mentionsIn(root: Expression, {headers, servers, fields}: Mentionable): CheckResult['uses'] {
  const uses: CheckResult['uses'] = [];
  const byName = new Map([...headers].map((name) => [name.toLowerCase(), name]));
  const field = (name: string | undefined, line: number): void => {
    const target = name === undefined ? undefined : fields.get(name);
    if (target !== undefined) uses.push({line, target});
  };
  const header = (text: string, line: number): void => {
    const name = byName.get(text.replace(/:.*$/s, '').toLowerCase());
    if (name !== undefined) uses.push({line, target: `#${name}`});
  };
  walk(root, (each) => {
    if (each.kind === 'text') {
      const text = each.parts.filter((part) => typeof part === 'string').join('');
      header(text, each.line);
      field(text, each.line);
      const server = servers.find((url) => text.startsWith(url));
      if (server !== undefined) uses.push({line: each.line, target: server});
    } else if (each.kind === 'member') {
      if (!isOwnObject(each.of)) field(each.name, each.line);
    } else if (each.kind === 'object') {
      for (const {name, line} of each.entries) {
        if (name !== undefined) header(name, line);
        field(name, line);
      }
    }
  });
  return uses;
}

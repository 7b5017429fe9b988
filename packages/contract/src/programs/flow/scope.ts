import type {Entry, Value} from '../../json/value';
import {PLACEHOLDER} from '../../rest/api';
import {walk, type Expression} from '../languages/expression';

/** What the names of a program stand for, as far as they are assigned once. */
export interface Scope {
  /** @returns what a name was made from */
  valueOf(name: string): Expression | undefined;
  /** Names of fields that the program writes after it has made an object. */
  written: ReadonlySet<string>;
}

/** @returns the scope of a program: one for all of it, as samples are short */
export function scopeOf(root: Expression): Scope {
  const assigned = new Map<string, Expression | undefined>();
  const written = new Set<string>();
  walk(root, (each) => {
    if (each.kind === 'assign' && each.target.kind === 'member' && each.target.name !== undefined)
      written.add(each.target.name);
    if (each.kind !== 'assign' || each.target.kind !== 'name') return;
    // A second value makes the name uncertain.
    assigned.set(each.target.name, assigned.has(each.target.name) ? undefined : each.value);
  });
  return {valueOf: (name) => assigned.get(name), written};
}

/** @returns a text, with {@link HOLE} for what is known only when the program runs */
export function textOf(expression: Expression | undefined, scope: Scope, depth = 0): string | undefined {
  if (!expression || depth > 8) return undefined;
  if (expression.kind === 'text') {
    return expression.parts
      .map((part) => (typeof part === 'string' ? part : (textOf(part, scope, depth + 1) ?? PLACEHOLDER)))
      .join('');
  }
  if (expression.kind === 'name') return textOf(scope.valueOf(expression.name), scope, depth + 1);
  return undefined;
}

/** @returns what stands behind names and behind what makes JSON of a value */
export function unwrap(expression: Expression | undefined, scope: Scope, depth = 0): Expression | undefined {
  if (!expression || depth > 8) return expression;
  if (expression.kind === 'name') return unwrap(scope.valueOf(expression.name) ?? expression, scope, depth + 1);
  if (expression.kind === 'member' && expression.name !== undefined && !scope.written.has(expression.name)) {
    const of = unwrap(expression.of, scope, depth + 1);
    const entry = of?.kind === 'object' ? of.entries.find(({name}) => name === expression.name) : undefined;
    // What is nothing at first is filled in later.
    const isKnown = entry?.value.kind === 'text' || (entry?.value.kind === 'literal' && entry.value.value !== null);
    return isKnown ? entry?.value : expression;
  }
  if (
    expression.kind === 'call' &&
    /^(?:JSON\.stringify|json_encode|json\.dumps)$/.test(calleeName(expression.callee))
  ) {
    return unwrap(expression.args[0]?.value, scope, depth + 1);
  }
  if (expression.kind === 'call' && expression.callee.kind === 'member' && expression.callee.name === 'encode') {
    return unwrap(expression.callee.of, scope, depth + 1);
  }
  return expression;
}

/** @returns `requests.post` */
export function calleeName(expression: Expression): string {
  if (expression.kind === 'name') return expression.name;
  if (expression.kind === 'member' && expression.name !== undefined)
    return `${calleeName(expression.of)}.${expression.name}`;
  return '';
}

/** @returns the value that an expression makes; what isn't known before the program runs is unknown in it */
export function valueOf(expression: Expression, scope: Scope, depth = 0): Value {
  const {line} = expression;
  const known = unwrap(expression, scope) ?? expression;
  if (depth > 12) return {kind: 'unknown', line};
  switch (known.kind) {
    case 'literal':
      return {kind: 'plain', line: known.line, value: known.value};
    case 'text': {
      const text = textOf(known, scope) ?? PLACEHOLDER;
      return text.includes(PLACEHOLDER)
        ? {kind: 'unknown', line: known.line}
        : {kind: 'plain', line: known.line, value: text};
    }
    case 'list':
      return {
        kind: 'list',
        line: known.line,
        open: known.open,
        items: known.items.map((item) => valueOf(item, scope, depth + 1)),
      };
    case 'object': {
      const entries = new Map<string, Entry>();
      let spreads = 0;
      for (const {name, line: at, value} of known.entries) {
        const inner = valueOf(value, scope, depth + 1);
        if (name !== undefined) entries.set(name, {name, line: at, value: inner});
        else if (inner.kind === 'object') for (const each of inner.entries) entries.set(each.name, each);
        if (name === undefined && !(inner.kind === 'object' && !inner.open)) spreads += 1;
      }
      const hasSpread = known.entries.some(({name}) => name === undefined);
      return {
        kind: 'object',
        line: known.line,
        open: hasSpread ? spreads > 0 : known.open,
        entries: [...entries.values()],
      };
    }
    default:
      return {kind: 'unknown', line};
  }
}

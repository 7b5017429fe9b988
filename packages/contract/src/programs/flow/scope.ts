import type {ObjectEntry, Value} from '../../json/value';
import {VALUE_PLACEHOLDER} from '../../rest/api';
import {walk, type Expression} from '../languages/expression';

/** Bindings of a program's names. */
export interface Scope {
  /** Returns the expression that is assigned to a name; `undefined` if there is none or more than one. */
  getInitializer(name: string): Expression | undefined;
  /** Names of properties that the program assigns after it has created an object. */
  assignedProperties: ReadonlySet<string>;
}

/** Creates the scope of a program. Samples are short, so a single scope contains the names of all functions. */
export function createScope(root: Expression): Scope {
  const initializers = new Map<string, Expression | undefined>();
  const assignedProperties = new Set<string>();
  walk(root, (expression) => {
    if (expression.kind !== 'assignment') return;
    const {target, value} = expression;
    if (target.kind === 'member' && target.property !== undefined) assignedProperties.add(target.property);
    // With a second assignment, the value is unknown.
    if (target.kind === 'identifier') initializers.set(target.name, initializers.has(target.name) ? undefined : value);
  });
  return {getInitializer: (name) => initializers.get(name), assignedProperties};
}

/**
 * Evaluates a string expression.
 *
 * @param expression - string, or a name that is bound to one
 * @param scope - bindings of the program's names
 * @returns the text, with {@link VALUE_PLACEHOLDER} for parts that are known only at runtime; `undefined` for any other
 * expression
 */
export function evaluateString(expression: Expression | undefined, scope: Scope, depth = 0): string | undefined {
  if (!expression || depth > 8) return undefined;
  if (expression.kind === 'string') {
    return expression.parts
      .map((part) => (typeof part === 'string' ? part : (evaluateString(part, scope, depth + 1) ?? VALUE_PLACEHOLDER)))
      .join('');
  }
  if (expression.kind === 'identifier') return evaluateString(scope.getInitializer(expression.name), scope, depth + 1);
  return undefined;
}

/**
 * Resolves names, properties of known objects, and arguments of functions that serialize JSON.
 *
 * @param expression - expression to resolve
 * @param scope - bindings of the program's names
 * @returns the expression that creates the value; the given expression if it can't be resolved
 */
export function resolveExpression(expression: Expression | undefined, scope: Scope, depth = 0): Expression | undefined {
  if (!expression || depth > 8) return expression;
  if (expression.kind === 'identifier')
    return resolveExpression(scope.getInitializer(expression.name) ?? expression, scope, depth + 1);
  if (
    expression.kind === 'member' &&
    expression.property !== undefined &&
    !scope.assignedProperties.has(expression.property)
  ) {
    const object = resolveExpression(expression.object, scope, depth + 1);
    const property =
      object?.kind === 'object' ? object.properties.find(({name}) => name === expression.property) : undefined;
    // A property that is initialized with null gets its value later.
    const isConstant =
      property?.value.kind === 'string' || (property?.value.kind === 'literal' && property.value.value !== null);
    return isConstant ? property?.value : expression;
  }
  if (
    expression.kind === 'call' &&
    /^(?:JSON\.stringify|json_encode|json\.dumps)$/.test(getCalleeName(expression.callee))
  ) {
    return resolveExpression(expression.args[0]?.value, scope, depth + 1);
  }
  // `json.dumps(payload).encode()`
  if (expression.kind === 'call' && expression.callee.kind === 'member' && expression.callee.property === 'encode') {
    return resolveExpression(expression.callee.object, scope, depth + 1);
  }
  return expression;
}

/** Returns the name of a called function, such as `requests.post`; empty if it's computed. */
export function getCalleeName(callee: Expression): string {
  if (callee.kind === 'identifier') return callee.name;
  if (callee.kind === 'member' && callee.property !== undefined)
    return `${getCalleeName(callee.object)}.${callee.property}`;
  return '';
}

/**
 * Evaluates an expression as far as its value is known before the program runs.
 *
 * @param expression - expression to evaluate
 * @param scope - bindings of the program's names
 * @returns the value; parts that are known only at runtime have the kind `unknown`
 */
export function evaluateConstant(expression: Expression, scope: Scope, depth = 0): Value {
  const {line} = expression;
  const resolved = resolveExpression(expression, scope) ?? expression;
  if (depth > 12) return {kind: 'unknown', line};
  switch (resolved.kind) {
    case 'literal':
      return {kind: 'plain', line: resolved.line, value: resolved.value};
    case 'string': {
      const text = evaluateString(resolved, scope) ?? VALUE_PLACEHOLDER;
      return text.includes(VALUE_PLACEHOLDER)
        ? {kind: 'unknown', line: resolved.line}
        : {kind: 'plain', line: resolved.line, value: text};
    }
    case 'array':
      return {
        kind: 'list',
        line: resolved.line,
        open: resolved.isOpen,
        items: resolved.elements.map((element) => evaluateConstant(element, scope, depth + 1)),
      };
    case 'object': {
      const entries = new Map<string, ObjectEntry>();
      let unknownSpreadCount = 0;
      for (const {name, line: propertyLine, value: expressionValue} of resolved.properties) {
        const value = evaluateConstant(expressionValue, scope, depth + 1);
        if (name !== undefined) entries.set(name, {name, line: propertyLine, value});
        else if (value.kind === 'object') for (const entry of value.entries) entries.set(entry.name, entry);
        if (name === undefined && !(value.kind === 'object' && !value.open)) unknownSpreadCount += 1;
      }
      const hasSpread = resolved.properties.some(({name}) => name === undefined);
      return {
        kind: 'object',
        line: resolved.line,
        open: hasSpread ? unknownSpreadCount > 0 : resolved.isOpen,
        entries: [...entries.values()],
      };
    }
    default:
      return {kind: 'unknown', line};
  }
}

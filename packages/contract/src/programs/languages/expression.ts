/** A node of a program's syntax tree. JavaScript, Python, and PHP have the same kinds of nodes. */
export type Expression = {line: number} &
  /** A string or template: its text, and the expressions that are interpolated or concatenated. */
  (
    | {kind: 'string'; parts: (string | Expression)[]}
    | {kind: 'literal'; value: number | boolean | null}
    /** An object, dictionary, or associative array. It is open if it may have properties that aren't listed. */
    | {kind: 'object'; properties: Property[]; isOpen: boolean}
    /** An array, list, or tuple. It is open if it may have elements that aren't listed. */
    | {kind: 'array'; elements: Expression[]; isOpen: boolean}
    | {kind: 'identifier'; name: string}
    /** `a.b`, `a['b']`, `$a['b']`; has an `index` instead of a `property` if the name is computed. */
    | {kind: 'member'; object: Expression; property?: string; index?: Expression}
    | {kind: 'call'; callee: Expression; args: Argument[]}
    | {kind: 'assignment'; target: Expression; value: Expression}
    /** `a === b`, or a case of a switch. */
    | {kind: 'equality'; operands: [Expression, Expression]; isNegated?: boolean}
    | {kind: 'comparison'; operator: '<' | '<=' | '>' | '>='; operands: [Expression, Expression]}
    /** `&&`, `||`, or `??`. */
    | {kind: 'logical'; operator: 'and' | 'or' | 'nullish'; operands: [Expression, Expression]}
    | {kind: 'not'; operand: Expression}
    /** An `if` statement, or a conditional expression. */
    | {kind: 'conditional'; test: Expression; consequent: Expression; alternate?: Expression}
    /** A loop over an iterable, or with a condition. */
    | {kind: 'loop'; variable?: Expression; iterable?: Expression; body: Expression[]}
    /** A `try` statement, with its `catch` and `finally` blocks as handlers. */
    | {kind: 'try'; block: Expression; handlers: Expression[]}
    /** A function; it returns its body if that is an expression rather than a block. */
    | {kind: 'function'; name?: string; params: Expression[]; body: Expression; hasExpressionBody: boolean}
    | {kind: 'return'; value?: Expression}
    /** `throw`, `raise`, `break`, or `continue`. */
    | {kind: 'jump'; children: Expression[]}
    /** Any other node. */
    | {kind: 'other'; children: Expression[]}
  );

/** An expression of one kind. */
export type ExpressionOfKind<Kind extends Expression['kind']> = Extract<Expression, {kind: Kind}>;

/** A property of an object expression or of a destructuring pattern. */
export interface Property {
  /** Absent if the name is computed, or if the value is spread into the object. */
  name?: string;
  line: number;
  value: Expression;
}

/** An argument of a call. */
export interface Argument {
  /** Name of a keyword argument. */
  name?: string;
  value: Expression;
}

/** A parsed program. */
export interface Program {
  root: Expression;
  /** Names of variables, parameters, functions, and imports that the program declares. */
  declaredNames: Set<string>;
  /** Syntax errors. */
  diagnostics: {id: 'contract/syntax'; line: number; message: string}[];
}

/** Returns the direct subexpressions of an expression, in the order of the source. */
function getSubexpressions(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'string':
      return expression.parts.filter((part): part is Expression => typeof part !== 'string');
    case 'object':
      return expression.properties.map(({value}) => value);
    case 'array':
      return expression.elements;
    case 'member':
      return expression.index ? [expression.object, expression.index] : [expression.object];
    case 'not':
      return [expression.operand];
    case 'call':
      return [expression.callee, ...expression.args.map(({value}) => value)];
    case 'assignment':
      return [expression.target, expression.value];
    case 'equality':
    case 'comparison':
    case 'logical':
      return expression.operands;
    case 'conditional':
      return [expression.test, expression.consequent, ...(expression.alternate ? [expression.alternate] : [])];
    case 'loop':
      return [expression.variable, expression.iterable, ...expression.body].filter((each) => each !== undefined);
    case 'try':
      return [expression.block, ...expression.handlers];
    case 'function':
      return [...expression.params, expression.body];
    case 'return':
      return expression.value ? [expression.value] : [];
    case 'jump':
    case 'other':
      return expression.children;
    case 'literal':
    case 'identifier':
      return [];
  }
}

/** Visits an expression and all its descendants, parents before children. */
export function walk(expression: Expression, visit: (expression: Expression) => void): void {
  visit(expression);
  for (const child of getSubexpressions(expression)) walk(child, visit);
}

/** Returns the text of a string expression without interpolations; `undefined` for any other expression. */
export function getStringLiteral(expression: Expression | undefined): string | undefined {
  const [part] = expression?.kind === 'string' && expression.parts.length === 1 ? expression.parts : [];
  return typeof part === 'string' ? part : undefined;
}

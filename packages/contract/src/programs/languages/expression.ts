/** A program as far as the contract looks into it: the same for JavaScript, Python and PHP. */
export type Expression = {line: number} & (
  | {kind: 'text'; parts: (string | Expression)[]}
  | {kind: 'literal'; value: number | boolean | null}
  | {kind: 'object'; entries: Property[]; open: boolean}
  | {kind: 'list'; items: Expression[]; open: boolean}
  | {kind: 'name'; name: string}
  /** `a.b`, `a['b']`, `$a['b']`; without a name, it is known only when the program runs. */
  | {kind: 'member'; of: Expression; name?: string; index?: Expression}
  | {kind: 'call'; callee: Expression; args: Argument[]}
  | {kind: 'assign'; target: Expression; value: Expression}
  /** `a === b`, or a case of a switch. */
  | {kind: 'equal'; sides: [Expression, Expression]; isNot?: boolean}
  | {kind: 'compare'; sign: '<' | '<=' | '>' | '>='; sides: [Expression, Expression]}
  /** `else` is `??`: the right side where the left one is nothing. */
  | {kind: 'logic'; sign: 'and' | 'or' | 'else'; sides: [Expression, Expression]}
  | {kind: 'not'; of: Expression}
  /** A condition of statements or of values. */
  | {kind: 'branch'; test: Expression; then: Expression; otherwise?: Expression}
  /** What is done for each item of something, or as long as something holds. */
  | {kind: 'loop'; item?: Expression; over?: Expression; body: Expression[]}
  | {kind: 'try'; body: Expression; handlers: Expression[]}
  /** The body of an arrow function without a block is what it returns. */
  | {kind: 'function'; name?: string; params: Expression[]; body: Expression; returnsBody: boolean}
  | {kind: 'return'; value?: Expression}
  /** What leaves a block: throw, raise, break, continue. */
  | {kind: 'exit'; parts: Expression[]}
  | {kind: 'other'; parts: Expression[]}
);

/** One of the kinds. */
export type Of<Kind extends Expression['kind']> = Extract<Expression, {kind: Kind}>;

export interface Property {
  /** Without it, the name is known only when the program runs. */
  name?: string;
  line: number;
  value: Expression;
}

export interface Argument {
  /** Of a keyword argument. */
  name?: string;
  value: Expression;
}

/** What a reader of a language gives. */
export interface Program {
  root: Expression;
  /** Names of variables, functions and imports that the program makes. */
  declared: Set<string>;
  problems: {line: number; message: string}[];
}

/** @returns what an expression holds, for walks through a program */
function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'text':
      return expression.parts.filter((part): part is Expression => typeof part !== 'string');
    case 'object':
      return expression.entries.map(({value}) => value);
    case 'list':
      return expression.items;
    case 'member':
      return expression.index ? [expression.of, expression.index] : [expression.of];
    case 'not':
      return [expression.of];
    case 'call':
      return [expression.callee, ...expression.args.map(({value}) => value)];
    case 'assign':
      return [expression.target, expression.value];
    case 'equal':
    case 'compare':
    case 'logic':
      return expression.sides;
    case 'branch':
      return [expression.test, expression.then, ...(expression.otherwise ? [expression.otherwise] : [])];
    case 'loop':
      return [expression.item, expression.over, ...expression.body].filter((each) => each !== undefined);
    case 'try':
      return [expression.body, ...expression.handlers];
    case 'function':
      return [...expression.params, expression.body];
    case 'return':
      return expression.value ? [expression.value] : [];
    case 'exit':
    case 'other':
      return expression.parts;
    case 'literal':
    case 'name':
      return [];
  }
}

/** Visits an expression and everything in it, outer before inner. */
export function walk(expression: Expression, visit: (expression: Expression) => void): void {
  visit(expression);
  for (const part of partsOf(expression)) walk(part, visit);
}

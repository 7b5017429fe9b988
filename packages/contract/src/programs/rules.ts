/** What the readers of JavaScript, Python and PHP share: rules for what the three write in almost the same way. */
import type {SyntaxNode} from '@lezer/common';
import type {Expression} from './languages/expression';
import {children, joined, withoutSigns, type Reader, type Rule} from './languages/tree';

const COMPARES = /^[<>]=?$/;
const LOGIC: Record<string, 'and' | 'or' | 'else'> = {
  '&&': 'and',
  and: 'and',
  '||': 'or',
  or: 'or',
  '??': 'else',
};

/** @returns a name as it stands */
export const name: Rule = (node, reader) => ({kind: 'name', line: reader.lineOf(node), name: reader.text(node)});

/** @returns a number, whose digits may be grouped with `_` */
export const number: Rule = (node, reader) => ({
  kind: 'literal',
  line: reader.lineOf(node),
  value: Number(reader.text(node).replace(/_/g, '')),
});

/** @returns true or false, as the language writes them */
export const truth: Rule = (node, reader) => ({
  kind: 'literal',
  line: reader.lineOf(node),
  value: /^true$/i.test(reader.text(node)),
});

/** @returns the value for nothing */
export const nothing: Rule = (node, reader) => ({kind: 'literal', line: reader.lineOf(node), value: null});

/** @returns what stands in brackets, or behind a word such as `await` */
const inner: Rule = (node, reader) => {
  const [only] = withoutSigns(node).filter(({name: kind}) => kind !== 'await' && kind !== 'TypeName');
  return only && reader.read(only);
};

/** `-1`, `!a`, `not a` */
const unary: Rule = (node, reader) => {
  const {firstChild: sign, lastChild: last} = node;
  if (!sign || !last) return undefined;
  const of = reader.read(last);
  const text = reader.text(sign);
  if (text === '-' && of.kind === 'literal' && typeof of.value === 'number') return {...of, value: -of.value};
  return text === '!' || text === 'not' ? {kind: 'not', line: reader.lineOf(node), of} : undefined;
};

/**
 * @param joins - the sign that joins texts
 * @param contains - what `a in b` is, in languages that have it
 * @returns a rule for what has two sides and a sign between them
 */
export function binary(
  joins: string,
  contains?: (left: Expression, right: Expression, isNot: boolean) => Expression,
): Rule {
  return (node, reader) => {
    const parts = children(node);
    const [leftNode, signNode, rightNode] = [parts[0], parts[1], parts.at(-1)];
    if (!leftNode || !signNode || !rightNode) return undefined;
    const sign = reader.text(signNode).toLowerCase();
    const line = reader.lineOf(node);
    const sides = (): [Expression, Expression] => [reader.read(leftNode), reader.read(rightNode)];
    if (sign === joins) return joined(...sides());
    if (/^[=!]==?$/.test(sign)) return {kind: 'equal', line, sides: sides(), ...(sign[0] === '!' && {isNot: true})};
    if (sign === 'is') {
      const isNot = parts.length > 3;
      return {kind: 'equal', line, sides: sides(), ...(isNot && {isNot})};
    }
    if (COMPARES.test(sign)) return {kind: 'compare', line, sign: sign as '<', sides: sides()};
    const logic = LOGIC[sign];
    if (logic) return {kind: 'logic', line, sign: logic, sides: sides()};
    if (contains && (sign === 'in' || sign === 'not')) return contains(...sides(), sign === 'not');
    return undefined;
  };
}

/** @returns `a.b` or `a['b']`, from the object, the name behind a dot and what stands in brackets */
export function member(
  node: SyntaxNode,
  reader: Reader,
  {of, name: named, index}: {of: SyntaxNode; name?: SyntaxNode | undefined; index?: SyntaxNode | undefined},
): Expression {
  const base = {kind: 'member' as const, line: reader.lineOf(named ?? index ?? node), of: reader.read(of)};
  if (named) return {...base, name: reader.text(named)};
  const key = index && reader.read(index);
  if (key?.kind === 'text' && key.parts.length === 1 && typeof key.parts[0] === 'string')
    return {...base, name: key.parts[0]};
  return {...base, index: key ?? {kind: 'other', line: base.line, parts: []}};
}

/** `if a … elif b … else …`, in which tests and what is done stand side by side. */
const condition: Rule = (node, reader) => {
  const parts = children(node).filter(({name: kind}) => /^\w/.test(kind) && kind !== 'endif');
  const arms: {test: SyntaxNode; then: SyntaxNode}[] = [];
  let otherwise: SyntaxNode | undefined;
  for (let index = 0; index < parts.length; index++) {
    const [word, second, third] = [parts[index]!, parts[index + 1], parts[index + 2]];
    if (word.name === 'else') {
      // `else if` of PHP in two words is an if in an else.
      otherwise = second;
      index += 1;
    } else if (/^(?:if|elif|elseif)$/.test(word.name) && second && third) {
      arms.push({test: second, then: third});
      index += 2;
    }
  }
  return arms.reduceRight<Expression | undefined>(
    (rest, {test, then}) => ({
      kind: 'branch',
      line: reader.lineOf(test),
      test: reader.read(test),
      then: reader.read(then),
      ...(rest && {otherwise: rest}),
    }),
    otherwise && reader.read(otherwise),
  );
};

/** @returns a rule for `a ? b : c`, and for `b if a else c` with another order of its parts */
export function choice([test, then, otherwise]: [number, number, number]): Rule {
  return (node, reader) => {
    const parts = withoutSigns(node).filter(({name: kind}) => !/^(?:LogicOp|if|else)$/.test(kind));
    // `a ?: b` has two parts.
    const nodes = parts.length === 2 ? [parts[0], parts[0], parts[1]] : [parts[test], parts[then], parts[otherwise]];
    const [first, second, third] = nodes;
    if (!first || !second || !third) return undefined;
    return {
      kind: 'branch',
      line: reader.lineOf(node),
      test: reader.read(first),
      then: reader.read(second),
      otherwise: reader.read(third),
    };
  };
}

/** `return a` */
const result: Rule = (node, reader) => {
  const [value] = withoutSigns(node).filter(({name: kind}) => kind !== 'return');
  return {kind: 'return', line: reader.lineOf(node), ...(value && {value: reader.read(value)})};
};

/** `throw a`, `raise a`, `break`, `continue` */
const exit: Rule = (node, reader) => ({
  kind: 'exit',
  line: reader.lineOf(node),
  parts: withoutSigns(node)
    .filter(({name: kind}) => !/^(?:throw|raise|from|break|continue)$/.test(kind))
    .map((each) => reader.read(each)),
});

/** `try … catch … finally …`: what stands behind the first block may be done or not. */
const attempt: Rule = (node, reader) => {
  const [body, ...others] = children(node).filter(({name: kind}) =>
    /^(?:Block|Body|CatchClause|FinallyClause)$/.test(kind),
  );
  return (
    body && {
      kind: 'try',
      line: reader.lineOf(node),
      body: reader.read(body),
      handlers: others.map((each) => reader.read(each)),
    }
  );
};

/** `while a …`, and `for (…; …; …) …`: a body that runs as long as something holds. */
const loop: Rule = (node, reader) => ({
  kind: 'loop',
  line: reader.lineOf(node),
  body: withoutSigns(node)
    .filter(({name: kind}) => !/^(?:while|for|do)$/.test(kind))
    .map((each) => reader.read(each)),
});

/** The shared rules by the names of nodes that the parsers have in common. */
export const SHARED: Record<string, Rule> = {
  VariableName: name,
  UnaryExpression: unary,
  ParenthesizedExpression: inner,
  AwaitExpression: inner,
  IfStatement: condition,
  ReturnStatement: result,
  ThrowStatement: exit,
  ThrowExpression: exit,
  RaiseStatement: exit,
  BreakStatement: exit,
  ContinueStatement: exit,
  TryStatement: attempt,
  WhileStatement: loop,
  DoStatement: loop,
  ForStatement: loop,
};

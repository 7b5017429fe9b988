/** Converters for nodes that the parsers of JavaScript, Python, and PHP have in common. */
import type {SyntaxNode} from '@lezer/common';
import type {Expression} from './expression';
import {concatenate, getChildren, getNamedChildren, type ConversionContext, type NodeConverter} from './convertTree';

const COMPARISON_OPERATOR = /^[<>]=?$/;
const LOGICAL_OPERATORS: Record<string, 'and' | 'or' | 'nullish'> = {
  '&&': 'and',
  and: 'and',
  '||': 'or',
  or: 'or',
  '??': 'nullish',
};

/** Converts a name to an identifier. */
export const convertIdentifier: NodeConverter = (node, context) => ({
  kind: 'identifier',
  line: context.getLine(node),
  name: context.getText(node),
});

/** Converts a number, which may have `_` between its digits. */
export const convertNumber: NodeConverter = (node, context) => ({
  kind: 'literal',
  line: context.getLine(node),
  value: Number(context.getText(node).replace(/_/g, '')),
});

/** Converts a Boolean in any capitalization, such as `true` or `False`. */
export const convertBoolean: NodeConverter = (node, context) => ({
  kind: 'literal',
  line: context.getLine(node),
  value: /^true$/i.test(context.getText(node)),
});

/** Converts `null` or `None`. */
export const convertNull: NodeConverter = (node, context) => ({
  kind: 'literal',
  line: context.getLine(node),
  value: null,
});

/** Converts the operand of parentheses or of `await`. */
const convertOperand: NodeConverter = (node, context) => {
  const [operand] = getNamedChildren(node).filter(({name}) => name !== 'await' && name !== 'TypeName');
  return operand && context.convert(operand);
};

/** Converts `-1`, `!a`, and `not a`. */
const convertUnary: NodeConverter = (node, context) => {
  const {firstChild: operatorNode, lastChild: operandNode} = node;
  if (!operatorNode || !operandNode) return undefined;
  const operand = context.convert(operandNode);
  const operator = context.getText(operatorNode);
  if (operator === '-' && operand.kind === 'literal' && typeof operand.value === 'number')
    return {...operand, value: -operand.value};
  return operator === '!' || operator === 'not' ? {kind: 'not', line: context.getLine(node), operand} : undefined;
};

/**
 * Creates a converter of binary expressions.
 *
 * @param concatenationOperator - operator that concatenates strings
 * @param createMembershipTest - creates the expression for `a in b`, if the language has this operator
 */
export function createBinaryConverter(
  concatenationOperator: string,
  createMembershipTest?: (left: Expression, right: Expression, isNegated: boolean) => Expression,
): NodeConverter {
  return (node, context) => {
    const nodes = getChildren(node);
    const [leftNode, operatorNode, rightNode] = [nodes[0], nodes[1], nodes.at(-1)];
    if (!leftNode || !operatorNode || !rightNode) return undefined;
    const operator = context.getText(operatorNode).toLowerCase();
    const line = context.getLine(node);
    const convertOperands = (): [Expression, Expression] => [context.convert(leftNode), context.convert(rightNode)];
    if (operator === concatenationOperator) return concatenate(...convertOperands());
    if (/^[=!]==?$/.test(operator))
      return {kind: 'equality', line, operands: convertOperands(), ...(operator[0] === '!' && {isNegated: true})};
    if (operator === 'is') {
      const isNegated = nodes.length > 3;
      return {kind: 'equality', line, operands: convertOperands(), ...(isNegated && {isNegated})};
    }
    if (COMPARISON_OPERATOR.test(operator))
      return {kind: 'comparison', line, operator: operator as '<', operands: convertOperands()};
    const logicalOperator = LOGICAL_OPERATORS[operator];
    if (logicalOperator) return {kind: 'logical', line, operator: logicalOperator, operands: convertOperands()};
    if (createMembershipTest && (operator === 'in' || operator === 'not'))
      return createMembershipTest(...convertOperands(), operator === 'not');
    return undefined;
  };
}

/**
 * Creates the expression for `a.b` or `a['b']`.
 *
 * @param node - node of the whole expression
 * @param context - context of the conversion
 * @param parts - nodes of the object, and of the name after the dot or the index in brackets
 */
export function createMemberExpression(
  node: SyntaxNode,
  context: ConversionContext,
  {object, property, index}: {object: SyntaxNode; property?: SyntaxNode | undefined; index?: SyntaxNode | undefined},
): Expression {
  const base = {
    kind: 'member' as const,
    line: context.getLine(property ?? index ?? node),
    object: context.convert(object),
  };
  if (property) return {...base, property: context.getText(property)};
  const key = index && context.convert(index);
  if (key?.kind === 'string' && key.parts.length === 1 && typeof key.parts[0] === 'string')
    return {...base, property: key.parts[0]};
  return {...base, index: key ?? {kind: 'other', line: base.line, children: []}};
}

/** Converts `if a … elif b … else …`: a flat list of tests and blocks becomes nested conditionals. */
const convertIf: NodeConverter = (node, context) => {
  const nodes = getChildren(node).filter(({name}) => /^\w/.test(name) && name !== 'endif');
  const branches: {test: SyntaxNode; consequent: SyntaxNode}[] = [];
  let alternate: SyntaxNode | undefined;
  for (let index = 0; index < nodes.length; index++) {
    const [keyword, second, third] = [nodes[index]!, nodes[index + 1], nodes[index + 2]];
    if (keyword.name === 'else') {
      // In PHP, `else if` in two words is an `if` statement in an `else` block.
      alternate = second;
      index += 1;
    } else if (/^(?:if|elif|elseif)$/.test(keyword.name) && second && third) {
      branches.push({test: second, consequent: third});
      index += 2;
    }
  }
  return branches.reduceRight<Expression | undefined>(
    (rest, {test, consequent}) => ({
      kind: 'conditional',
      line: context.getLine(test),
      test: context.convert(test),
      consequent: context.convert(consequent),
      ...(rest && {alternate: rest}),
    }),
    alternate && context.convert(alternate),
  );
};

/**
 * Creates a converter of conditional expressions.
 *
 * @param order - indexes of the test, the consequent, and the alternate: 0, 1, 2 for `a ? b : c`, and 1, 0, 2 for
 * `b if a else c`
 */
export function createConditionalConverter([test, consequent, alternate]: [number, number, number]): NodeConverter {
  return (node, context) => {
    const children = getNamedChildren(node).filter(({name}) => !/^(?:LogicOp|if|else)$/.test(name));
    // `a ?: b` has two operands.
    const nodes =
      children.length === 2
        ? [children[0], children[0], children[1]]
        : [children[test], children[consequent], children[alternate]];
    const [testNode, consequentNode, alternateNode] = nodes;
    if (!testNode || !consequentNode || !alternateNode) return undefined;
    return {
      kind: 'conditional',
      line: context.getLine(node),
      test: context.convert(testNode),
      consequent: context.convert(consequentNode),
      alternate: context.convert(alternateNode),
    };
  };
}

/** Converts `return a`. */
const convertReturn: NodeConverter = (node, context) => {
  const [value] = getNamedChildren(node).filter(({name}) => name !== 'return');
  return {kind: 'return', line: context.getLine(node), ...(value && {value: context.convert(value)})};
};

/** Converts `throw a`, `raise a`, `break`, and `continue`. */
const convertJump: NodeConverter = (node, context) => ({
  kind: 'jump',
  line: context.getLine(node),
  children: getNamedChildren(node)
    .filter(({name}) => !/^(?:throw|raise|from|break|continue)$/.test(name))
    .map((child) => context.convert(child)),
});

/** Converts `try … catch … finally …`. */
const convertTry: NodeConverter = (node, context) => {
  const [block, ...handlers] = getChildren(node).filter(({name}) =>
    /^(?:Block|Body|CatchClause|FinallyClause)$/.test(name),
  );
  return (
    block && {
      kind: 'try',
      line: context.getLine(node),
      block: context.convert(block),
      handlers: handlers.map((handler) => context.convert(handler)),
    }
  );
};

/** Converts `while a …` and `for (…; …; …) …`. The conditions become part of the body. */
const convertLoop: NodeConverter = (node, context) => ({
  kind: 'loop',
  line: context.getLine(node),
  body: getNamedChildren(node)
    .filter(({name}) => !/^(?:while|for|do)$/.test(name))
    .map((child) => context.convert(child)),
});

/** Converters by the name of a node type, for types that the parsers have in common. */
export const SHARED_CONVERTERS: Record<string, NodeConverter> = {
  VariableName: convertIdentifier,
  UnaryExpression: convertUnary,
  ParenthesizedExpression: convertOperand,
  AwaitExpression: convertOperand,
  IfStatement: convertIf,
  ReturnStatement: convertReturn,
  ThrowStatement: convertJump,
  ThrowExpression: convertJump,
  RaiseStatement: convertJump,
  BreakStatement: convertJump,
  ContinueStatement: convertJump,
  TryStatement: convertTry,
  WhileStatement: convertLoop,
  DoStatement: convertLoop,
  ForStatement: convertLoop,
};

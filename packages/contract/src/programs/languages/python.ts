import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/python';
import type {Argument, Expression, Program, Property} from './expression';
import {
  convertBoolean,
  convertNull,
  convertNumber,
  createBinaryConverter,
  createConditionalConverter,
  createMemberExpression,
  SHARED_CONVERTERS,
} from './converters';
import {
  concatenate,
  convertTree,
  createTemplate,
  getChildren,
  getNamedChildren,
  unescapeString,
  type ConversionContext,
  type NodeConverter,
} from './convertTree';

/**
 * Parses a program in Python 3.
 *
 * @param source - source code
 * @param firstLine - line in the guide where the source starts, counted from 1
 * @returns the parsed program
 */
export function parsePython(source: string, firstLine: number): Program {
  return convertTree(parser.parse(source), source, firstLine, CONVERTERS, 'Python');
}

/** Returns the offsets of a string's content between its quotes, and whether its prefix makes it raw. */
function getStringContentRange(text: string): {from: number; to: number; isRaw: boolean} {
  const [, prefix = '', quote = ''] = /^([A-Za-z]*)("""|'''|"|')/.exec(text) ?? [];
  return {from: prefix.length + quote.length, to: text.length - quote.length, isRaw: /r/i.test(prefix)};
}

const CONVERTERS: Record<string, NodeConverter> = {
  ...SHARED_CONVERTERS,
  String: (node, context) => {
    const text = context.getText(node);
    const {from, to, isRaw} = getStringContentRange(text);
    const content = text.slice(from, to);
    return {kind: 'string', line: context.getLine(node), parts: [isRaw ? content : unescapeString(content)]};
  },
  FormatString: (node, context) => {
    const {from, to} = getStringContentRange(context.getText(node));
    const interpolations = node.getChildren('FormatReplacement').map((interpolation) => ({
      from: interpolation.from,
      to: interpolation.to,
      value: context.convert(getNamedChildren(interpolation)[0] ?? interpolation),
    }));
    const unescape = (text: string): string => unescapeString(text).replace(/\{\{/g, '{').replace(/\}\}/g, '}');
    return createTemplate(node, context, interpolations, unescape, [node.from + from, node.from + to]);
  },
  ContinuedString: (node, context) =>
    getChildren(node)
      .map((child) => context.convert(child))
      .reduce((left, right) => concatenate(left, right) ?? left),
  Number: convertNumber,
  Boolean: convertBoolean,
  None: convertNull,
  DictionaryExpression: (node, context) => {
    const properties: Property[] = [];
    let isOpen = false;
    const parts = getChildren(node);
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index]!;
      if (part.name === '**') {
        const value = parts[index + 1];
        isOpen = true;
        if (value) properties.push({line: context.getLine(value), value: context.convert(value)});
        index += 1;
      } else if (parts[index + 1]?.name === ':') {
        const value = parts[index + 2];
        const key = context.convert(part);
        const name =
          key.kind === 'string' && key.parts.length === 1 && typeof key.parts[0] === 'string'
            ? key.parts[0]
            : undefined;
        if (name === undefined) isOpen = true;
        if (value)
          properties.push({
            ...(name !== undefined && {name}),
            line: context.getLine(part),
            value: context.convert(value),
          });
        index += 2;
      }
    }
    return {kind: 'object', line: context.getLine(node), properties, isOpen};
  },
  ArrayExpression: (node, context) => convertArray(node, context),
  TupleExpression: (node, context) => convertArray(node, context),
  MemberExpression: (node, context) => {
    const [object, ...rest] = getChildren(node);
    const property = rest.find((child) => child.name === 'PropertyName');
    const index = rest.find((child) => child.name !== 'PropertyName' && /^\w/.test(child.name));
    return object && createMemberExpression(node, context, {object, property, index});
  },
  CallExpression: (node, context) => {
    const callee = node.firstChild;
    const argList = node.getChild('ArgList');
    if (!callee) return undefined;
    return {
      kind: 'call',
      line: context.getLine(node),
      callee: context.convert(callee),
      args: argList ? convertArguments(argList, context) : [],
    };
  },
  BinaryExpression: createBinaryConverter('+', createMembershipTest),
  ConditionalExpression: createConditionalConverter([1, 0, 2]),
  AssignStatement: (node, context) => {
    const parts = getChildren(node);
    const operatorIndex = parts.findIndex(({name}) => name === 'AssignOp');
    const value = parts.at(-1);
    const targetNodes = parts.slice(0, operatorIndex).filter(({name}) => /^\w/.test(name) && name !== 'TypeDef');
    if (operatorIndex === -1 || !targetNodes[0] || !value) return undefined;
    for (const target of targetNodes) if (target.name === 'VariableName') context.declare(context.getText(target));
    const [first, ...others] = targetNodes.map((target) => context.convert(target));
    const line = context.getLine(node);
    const target: Expression | undefined =
      others.length > 0 && first ? {kind: 'array', line, elements: [first, ...others], isOpen: true} : first;
    return target && {kind: 'assignment', line, target, value: context.convert(value)};
  },
  WithStatement: (node, context) => {
    const parts = getNamedChildren(node).filter(({name}) => !/^(?:with|async)$/.test(name));
    const children: Expression[] = [];
    parts.forEach((part, index) => {
      const target = parts[index + 1]?.name === 'as' ? parts[index + 2] : undefined;
      if (part.name === 'as' || parts[index - 1]?.name === 'as') return;
      const value = context.convert(part);
      const line = context.getLine(part);
      children.push(target ? {kind: 'assignment', line, target: context.convert(target), value} : value);
    });
    return {kind: 'other', line: context.getLine(node), children};
  },
  ForStatement: (node, context) => createForLoop(node, context, node.getChildren('Body')),
  ArrayComprehensionExpression: convertComprehension,
  ComprehensionExpression: convertComprehension,
  DictionaryComprehensionExpression: convertComprehension,
  SetComprehensionExpression: convertComprehension,
  LambdaExpression: convertFunction,
  MatchStatement: (node, context) => {
    const [, subjectNode] = getChildren(node);
    const subject = subjectNode && context.convert(subjectNode);
    const body = node.getChild('MatchBody');
    if (!subject || !body) return undefined;
    const getValues = (clause: SyntaxNode): SyntaxNode[] =>
      getChildren(clause).flatMap((child) =>
        child.name === 'String' ? [child] : /Pattern$/.test(child.name) ? getValues(child) : [],
      );
    const clauses = body.getChildren('MatchClause').flatMap((clause): Expression[] => [
      ...getValues(clause).map((value) => ({
        kind: 'equality' as const,
        line: context.getLine(value),
        operands: [subject, context.convert(value)] as [Expression, Expression],
      })),
      ...clause.getChildren('Body').map((child) => context.convert(child)),
    ]);
    return {kind: 'loop', line: context.getLine(node), body: [subject, ...clauses]};
  },
  AssertStatement: (node, context) => {
    const [test] = getNamedChildren(node).filter(({name}) => name !== 'assert');
    const line = context.getLine(node);
    return (
      test && {
        kind: 'conditional',
        line,
        test: {kind: 'not', line, operand: context.convert(test)},
        consequent: {kind: 'jump', line, children: []},
      }
    );
  },
  ImportStatement: (node, context) => {
    for (const name of node.getChildren('VariableName')) context.declare(context.getText(name));
    return undefined;
  },
  FunctionDefinition: convertFunction,
};

/** Converts a function or a lambda and its parameters, without their default values. */
function convertFunction(node: SyntaxNode, context: ConversionContext): Expression | undefined {
  const name = node.getChild('VariableName');
  const paramList = node.getChild('ParamList');
  const body = node.lastChild;
  if (!body) return undefined;
  if (name && node.name === 'FunctionDefinition') context.declare(context.getText(name));
  const params: SyntaxNode[] = [];
  let isDefault = false;
  for (const child of paramList ? getChildren(paramList) : []) {
    if (child.name === 'VariableName' && !isDefault) params.push(child);
    isDefault = child.name === 'AssignOp';
  }
  for (const param of params) context.declare(context.getText(param));
  return {
    kind: 'function',
    line: context.getLine(node),
    ...(name && node.name === 'FunctionDefinition' && {name: context.getText(name)}),
    params: params.map((param) => context.convert(param)),
    body: context.convert(body),
    hasExpressionBody: node.name === 'LambdaExpression',
  };
}

/** Creates the expression for `a in (b, c)`: `a == b or a == c`. */
function createMembershipTest(subject: Expression, values: Expression, isNegated: boolean): Expression {
  const {line} = subject;
  const createEquality = (element: Expression): Expression => ({
    kind: 'equality',
    line: element.line,
    operands: [subject, element],
  });
  const elements = values.kind === 'array' ? values.elements : [];
  const [first, ...others] = elements.map(createEquality);
  if (!first) return {kind: 'other', line, children: [subject, values]};
  const disjunction = others.reduce<Expression>(
    (left, right) => ({kind: 'logical', line, operator: 'or', operands: [left, right]}),
    first,
  );
  return isNegated ? {kind: 'not', line, operand: disjunction} : disjunction;
}

/**
 * Creates a loop from a node with `for a in b`.
 *
 * @param node - `for` statement or comprehension
 * @param context - context of the conversion
 * @param bodies - nodes that are executed for each element
 */
function createForLoop(
  node: SyntaxNode,
  context: ConversionContext,
  bodies: readonly SyntaxNode[],
): Expression | undefined {
  const parts = getChildren(node);
  const forIndex = parts.findIndex(({name}) => name === 'for');
  const inIndex = parts.findIndex(({name}, index) => name === 'in' && index > forIndex);
  const iterable = parts[inIndex + 1];
  if (forIndex === -1 || inIndex === -1 || !iterable) return undefined;
  const line = context.getLine(node);
  const names = parts.slice(forIndex + 1, inIndex).filter(({name}) => /^\w/.test(name));
  const elements = names.map((name) => context.convert(name));
  return {
    kind: 'loop',
    line,
    ...(elements[0] && {
      variable: elements.length > 1 ? {kind: 'array', line, elements, isOpen: true} : elements[0],
    }),
    iterable: context.convert(iterable),
    body: bodies.map((body) => context.convert(body)),
  };
}

function convertComprehension(node: SyntaxNode, context: ConversionContext): Expression | undefined {
  const parts = getChildren(node);
  const start = parts.findIndex(({name}) => name === 'for');
  const end = parts.findIndex(({name}, index) => name === 'in' && index > start) + 1;
  const isValue = ({name}: SyntaxNode): boolean => /^[A-Z]/.test(name);
  // The conditions are after the iterable, and the value is before `for`.
  return createForLoop(node, context, [
    ...parts.slice(end + 1).filter(isValue),
    ...parts.slice(0, start).filter(isValue),
  ]);
}

function convertArray(node: SyntaxNode, context: ConversionContext): Expression {
  const hasSpread = getChildren(node).some(({name}) => name === '*');
  return {
    kind: 'array',
    line: context.getLine(node),
    elements: getNamedChildren(node).map((element) => context.convert(element)),
    isOpen: hasSpread,
  };
}

function convertArguments(node: SyntaxNode, context: ConversionContext): Argument[] {
  const args: Argument[] = [];
  const parts = getChildren(node);
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index]!;
    const value = parts[index + 2];
    if (part.name === 'VariableName' && parts[index + 1]?.name === 'AssignOp' && value) {
      args.push({name: context.getText(part), value: context.convert(value)});
      index += 2;
    } else if (/^\w/.test(part.name)) args.push({value: context.convert(part)});
  }
  return args;
}

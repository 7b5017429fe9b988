import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/php';
import type {Argument, Expression, Program, Property} from './expression';
import {
  convertBoolean,
  convertIdentifier,
  convertNull,
  convertNumber,
  createBinaryConverter,
  createConditionalConverter,
  createMemberExpression,
  SHARED_CONVERTERS,
} from './converters';
import {
  convertTree,
  createTemplate,
  getChildren,
  getNamedChildren,
  unescapeString,
  type ConversionContext,
  type NodeConverter,
} from './convertTree';

/**
 * Parses a program in PHP 8.
 *
 * @param source - source code, with or without the opening tag
 * @param firstLine - line in the guide where the source starts, counted from 1
 * @returns the parsed program
 */
export function parsePhp(source: string, firstLine: number): Program {
  const hasTag = /<\?(?:php|=)/.test(source);
  // The parser needs the tag. On the first line, it doesn't change the numbers of the lines.
  const tag = hasTag ? '' : '<?php ';
  return convertTree(parser.parse(tag + source), tag + source, firstLine, CONVERTERS, 'PHP');
}

const CONVERTERS: Record<string, NodeConverter> = {
  ...SHARED_CONVERTERS,
  String: (node, context) => {
    const text = context.getText(node);
    if (text.startsWith("'"))
      return {kind: 'string', line: context.getLine(node), parts: [text.slice(1, -1).replace(/\\(['\\])/g, '$1')]};
    const interpolations = getChildren(node)
      .filter(({name}) => name === 'Interpolation' || name === 'VariableName')
      .map((interpolation) => ({
        from: interpolation.from,
        to: interpolation.to,
        value: context.convert(
          interpolation.name === 'VariableName' ? interpolation : (getNamedChildren(interpolation)[0] ?? interpolation),
        ),
      }));
    return createTemplate(node, context, interpolations, unescapeString, [node.from + 1, node.to - 1]);
  },
  HeredocString: (node, context) => {
    const text = context.getText(node);
    const start = text.indexOf('\n') + 1;
    const content = text.slice(start, Math.max(start, text.lastIndexOf('\n')));
    // The parser doesn't parse variables in a heredoc.
    const parts = content
      .split(/\{\$[^}]*\}|\$\w+/)
      .flatMap((part, index): (string | Expression)[] =>
        index === 0 ? [part] : [{kind: 'other', line: context.getLine(node), children: []}, part],
      );
    return {kind: 'string', line: context.getLine(node) + 1, parts: /^<<<\s*'/.test(text) ? [content] : parts};
  },
  Integer: convertNumber,
  Float: convertNumber,
  Boolean: convertBoolean,
  null: convertNull,
  Name: convertIdentifier,
  ArrayExpression: (node, context) => {
    const elements = getChildren(node).filter(({name}) => /^\w/.test(name) && name !== 'array');
    const pairs = elements.filter(({name}) => name === 'Pair');
    const line = context.getLine(node);
    if (pairs.length === 0)
      return {kind: 'array', line, elements: elements.map((element) => context.convert(element)), isOpen: false};
    const properties = pairs.map((pair): Property => {
      const [keyNode, value] = [pair.firstChild, pair.lastChild];
      const key = keyNode && context.convert(keyNode);
      const name =
        key?.kind === 'string' && typeof key.parts[0] === 'string' && key.parts.length === 1
          ? key.parts[0]
          : key?.kind === 'identifier' && !key.name.startsWith('$')
            ? key.name
            : undefined;
      return {
        ...(name !== undefined && {name}),
        line: keyNode ? context.getLine(keyNode) : line,
        value: value ? context.convert(value) : {kind: 'other', line, children: []},
      };
    });
    return {
      kind: 'object',
      line,
      properties,
      isOpen: pairs.length < elements.length || properties.some(({name}) => name === undefined),
    };
  },
  SubscriptExpression: (node, context) => {
    const [object, ...rest] = getChildren(node);
    const index = rest.find((child) => /^\w/.test(child.name));
    // In a string, a key needs no quotes: "$a[b]".
    const isUnquoted = index?.name === 'Name' && node.parent?.name === 'String';
    return object && createMemberExpression(node, context, isUnquoted ? {object, property: index} : {object, index});
  },
  MemberExpression: (node, context) => {
    const [object, ...rest] = getChildren(node);
    const property = rest.find((child) => child.name === 'Name');
    return object && property && createMemberExpression(node, context, {object, property});
  },
  CallExpression: (node, context) => convertCall(node, context),
  NewExpression: (node, context) => convertCall(node, context),
  BinaryExpression: createBinaryConverter('.'),
  ConditionalExpression: createConditionalConverter([0, 1, 2]),
  CastExpression: (node, context) => (node.lastChild ? context.convert(node.lastChild) : undefined),
  MatchExpression: convertSwitch,
  SwitchStatement: convertSwitch,
  AssignmentExpression: (node, context) => {
    const [target, value] = [node.firstChild, node.lastChild];
    if (!target || !value) return undefined;
    if (target.name === 'VariableName') {
      context.declare(context.getText(target));
      context.declare(context.getText(target).replace(/^\$/, ''));
    }
    return {
      kind: 'assignment',
      line: context.getLine(node),
      target: context.convert(target),
      value: context.convert(value),
    };
  },
  FunctionDefinition: convertFunction,
  FunctionExpression: convertFunction,
  ArrowFunction: convertFunction,
  MethodDeclaration: convertFunction,
  ForeachStatement: (node, context) => {
    const spec = node.getChild('ForSpec');
    const body = node.lastChild;
    if (!spec || !body) return undefined;
    const [iterable, last] = getNamedChildren(spec).filter(({name}) => name !== 'as');
    const variable = last?.name === 'Pair' ? last.lastChild : last;
    return {
      kind: 'loop',
      line: context.getLine(node),
      ...(variable && {variable: context.convert(variable)}),
      ...(iterable && {iterable: context.convert(iterable)}),
      body: [context.convert(body)],
    };
  },
  TryStatement: (node, context) => {
    const [block, ...handlers] = node.getChildren('Block').map((child) => context.convert(child));
    return block && {kind: 'try', line: context.getLine(node), block, handlers};
  },
};

function convertFunction(node: SyntaxNode, context: ConversionContext): Expression | undefined {
  const name = node.getChild('Name');
  const body = node.lastChild;
  if (!body) return undefined;
  if (name) context.declare(context.getText(name));
  const params = node.getChild('ParamList')?.getChildren('Parameter') ?? [];
  return {
    kind: 'function',
    line: context.getLine(node),
    ...(name && {name: context.getText(name)}),
    params: params.flatMap((param) => param.getChild('VariableName') ?? []).map((param) => context.convert(param)),
    body: context.convert(body),
    hasExpressionBody: node.name === 'ArrowFunction',
  };
}

function convertCall(node: SyntaxNode, context: ConversionContext): Expression | undefined {
  const callee = getChildren(node).find(({name}) => name !== 'new' && name !== 'ArgList');
  const argList = node.getChild('ArgList');
  if (!callee) return undefined;
  const args = (argList ? getNamedChildren(argList) : []).map((arg): Argument => {
    if (arg.name !== 'NamedArgument') return {value: context.convert(arg)};
    const value = arg.lastChild;
    return {
      ...(arg.firstChild && {name: context.getText(arg.firstChild)}),
      value: value ? context.convert(value) : {kind: 'other', line: 0, children: []},
    };
  });
  return {kind: 'call', line: context.getLine(node), callee: context.convert(callee), args};
}

/** Converts `switch` and `match`: a loop body in which the subject is compared with the value of each case. */
function convertSwitch(node: SyntaxNode, context: ConversionContext): Expression | undefined {
  const subjectNode = node.getChild('ParenthesizedExpression');
  if (!subjectNode) return undefined;
  const subject = context.convert(subjectNode);
  const body: Expression[] = [subject];
  const visit = (parent: SyntaxNode, isCase: boolean): void => {
    for (const child of getChildren(parent)) {
      if (child.name === 'String' && isCase) {
        const value = context.convert(child);
        body.push({kind: 'equality', line: value.line, operands: [subject, value]});
      } else if (/^(?:MatchBlock|SwitchBlock|Block)$/.test(child.name)) visit(child, false);
      else if (/^(?:MatchArm|CaseStatement|Case)$/.test(child.name)) visit(child, true);
      else if (child.from > subjectNode.to && /^\w/.test(child.name)) {
        body.push(context.convert(child));
        isCase = false;
      } else if (child.name === '=>' || child.name === ':') isCase = false;
    }
  };
  visit(node, false);
  return {kind: 'loop', line: context.getLine(node), body};
}

import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';
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
  convertTree,
  createTemplate,
  getChildren,
  getNamedChildren,
  unescapeString,
  type ConversionContext,
  type NodeConverter,
} from './convertTree';

/**
 * Parses a program in JavaScript or TypeScript, with or without JSX.
 *
 * @param source - source code
 * @param firstLine - line in the guide where the source starts, counted from 1
 * @param dialect - dialect of the Lezer parser: `ts`, `jsx`, or `ts jsx`
 * @returns the parsed program
 */
export function parseJavascript(source: string, firstLine: number, dialect: string): Program {
  return convertTree(
    parser.configure({dialect}).parse(source),
    source,
    firstLine,
    CONVERTERS,
    dialect.includes('ts') ? 'TypeScript' : 'JavaScript',
  );
}

const convertDeclaration: NodeConverter = (node, context) => {
  context.declare(context.getText(node));
  return {kind: 'identifier', line: context.getLine(node), name: context.getText(node)};
};

const CONVERTERS: Record<string, NodeConverter> = {
  ...SHARED_CONVERTERS,
  String: (node, context) => ({
    kind: 'string',
    line: context.getLine(node),
    parts: [unescapeString(context.getText(node).slice(1, -1))],
  }),
  TemplateString: (node, context) => {
    const interpolations = getChildren(node)
      .filter(({name}) => name === 'Interpolation')
      .map((interpolation) => ({
        from: interpolation.from,
        to: interpolation.to,
        value: context.convert(
          getNamedChildren(interpolation).find(({name}) => !name.startsWith('Interpolation')) ?? interpolation,
        ),
      }));
    return createTemplate(node, context, interpolations, unescapeString, [node.from + 1, node.to - 1]);
  },
  Number: convertNumber,
  BooleanLiteral: convertBoolean,
  null: convertNull,
  VariableDefinition: convertDeclaration,
  ObjectExpression: (node, context) => {
    const properties: Property[] = [];
    let isOpen = false;
    for (const child of getChildren(node)) {
      if (child.name !== 'Property') continue;
      const parts = getNamedChildren(child);
      const [key, value] = [parts[0], parts.at(-1)];
      if (!key || !value || child.firstChild?.name === 'Spread') {
        isOpen = true;
        if (value) properties.push({line: context.getLine(child), value: context.convert(value)});
      } else if (key.name === 'PropertyDefinition' && parts.length === 1) {
        // `{amount}` is `{amount: amount}`.
        const name = context.getText(key);
        properties.push({
          name,
          line: context.getLine(key),
          value: {kind: 'identifier', line: context.getLine(key), name},
        });
      } else {
        const name =
          key.name === 'PropertyDefinition'
            ? context.getText(key)
            : key.name === 'String'
              ? unescapeString(context.getText(key).slice(1, -1))
              : undefined;
        const isComputed = child.firstChild?.name === '[';
        properties.push({
          ...(name !== undefined && !isComputed && {name}),
          line: context.getLine(key),
          value: context.convert(value),
        });
        if (isComputed) isOpen = true;
      }
    }
    return {kind: 'object', line: context.getLine(node), properties, isOpen};
  },
  ArrayExpression: (node, context) => {
    const elements = getChildren(node).filter(({name}) => /^\w/.test(name));
    const hasSpread = getChildren(node).some(({name}) => name === 'Spread');
    return {
      kind: 'array',
      line: context.getLine(node),
      elements: elements.map((element) => context.convert(element)),
      isOpen: hasSpread,
    };
  },
  MemberExpression: (node, context) => {
    const [object, ...rest] = getChildren(node);
    const property = rest.find((child) => child.name === 'PropertyName');
    const index = rest.find((child) => child.name !== 'PropertyName' && /^\w/.test(child.name));
    return object && createMemberExpression(node, context, {object, property, index});
  },
  CallExpression: (node, context) => convertCall(node, context),
  NewExpression: (node, context) => convertCall(node, context),
  BinaryExpression: createBinaryConverter('+'),
  ConditionalExpression: createConditionalConverter([0, 1, 2]),
  // Each case compares the subject with its value. As execution may start at any case, the statements are like those of
  // a loop, which may be executed or not.
  SwitchStatement: (node, context) => {
    const [subjectNode] = getNamedChildren(node).filter(({name}) => name === 'ParenthesizedExpression');
    const body = node.getChild('SwitchBody');
    if (!subjectNode || !body) return undefined;
    const subject = context.convert(subjectNode);
    const cases = body.getChildren('CaseLabel').flatMap((label) => {
      const [value] = getNamedChildren(label).filter(({name}) => name !== 'case');
      return value
        ? [
            {
              kind: 'equality' as const,
              line: context.getLine(label),
              operands: [subject, context.convert(value)] as [Expression, Expression],
            },
          ]
        : [];
    });
    return {
      kind: 'loop',
      line: context.getLine(node),
      body: [
        subject,
        ...cases,
        ...getChildren(body)
          .filter(({name}) => name !== 'CaseLabel')
          .map((child) => context.convert(child)),
      ],
    };
  },
  VariableDeclaration: (node, context) => {
    const children: Expression[] = [];
    let target: SyntaxNode | undefined;
    for (const child of getChildren(node)) {
      if (/^(?:VariableDefinition|ObjectPattern|ArrayPattern)$/.test(child.name)) target = child;
      else if (/^\w/.test(child.name) && !/^(?:const|let|var|Equals|TypeAnnotation)$/.test(child.name) && target) {
        children.push({
          kind: 'assignment',
          line: context.getLine(target),
          target: convertPattern(target, context),
          value: context.convert(child),
        });
        target = undefined;
      }
    }
    if (target) children.push(convertPattern(target, context));
    return {kind: 'other', line: context.getLine(node), children};
  },
  AssignmentExpression: (node, context) => {
    const [target, value] = [node.firstChild, node.lastChild];
    return target && value
      ? {
          kind: 'assignment',
          line: context.getLine(node),
          target: convertPattern(target, context),
          value: context.convert(value),
        }
      : undefined;
  },
  FunctionDeclaration: convertFunction,
  FunctionExpression: convertFunction,
  ArrowFunction: convertFunction,
  MethodDeclaration: convertFunction,
  ForStatement: (node, context) => {
    const spec = node.getChild('ForOfSpec') ?? node.getChild('ForInSpec');
    const body = node.lastChild;
    if (!spec || !body) return SHARED_CONVERTERS.ForStatement?.(node, context);
    const parts = getNamedChildren(spec).filter(({name}) => !/^(?:const|let|var)$/.test(name));
    const [variable, iterable] = [parts[0], parts.at(-1)];
    return {
      kind: 'loop',
      line: context.getLine(node),
      ...(variable && spec.name === 'ForOfSpec' && {variable: convertPattern(variable, context)}),
      ...(iterable && {iterable: context.convert(iterable)}),
      body: [context.convert(body)],
    };
  },
};

/** Converts a function and its parameters, without their default values. */
function convertFunction(node: SyntaxNode, context: ConversionContext): Expression | undefined {
  const paramList = node.getChild('ParamList');
  const body = node.lastChild;
  if (!paramList || !body) return undefined;
  const name = node.getChild('VariableDefinition') ?? node.getChild('PropertyDefinition');
  if (name) context.declare(context.getText(name));
  const params = getChildren(paramList).filter((child) =>
    /^(?:VariableDefinition|ObjectPattern|ArrayPattern)$/.test(child.name),
  );
  return {
    kind: 'function',
    line: context.getLine(node),
    ...(name && {name: context.getText(name)}),
    params: params.map((param) => convertPattern(param, context)),
    body: context.convert(body),
    hasExpressionBody: node.name === 'ArrowFunction' && body.name !== 'Block',
  };
}

function convertCall(node: SyntaxNode, context: ConversionContext): Expression | undefined {
  const argList = node.getChild('ArgList');
  const callee = getChildren(node).find(({name}) => name !== 'new' && name !== 'ArgList');
  if (!callee) return undefined;
  const args: Argument[] = (argList ? getNamedChildren(argList) : []).map((arg) => ({value: context.convert(arg)}));
  return {kind: 'call', line: context.getLine(node), callee: context.convert(callee), args};
}

/** Converts the target of an assignment: a name, a member, or a destructuring pattern of an object or an array. */
function convertPattern(node: SyntaxNode, context: ConversionContext): Expression {
  if (node.name === 'ArrayPattern') {
    const elements = getNamedChildren(node).map((element) => convertPattern(element, context));
    return {kind: 'array', line: context.getLine(node), elements, isOpen: true};
  }
  if (node.name !== 'ObjectPattern') return context.convert(node);
  const properties = node.getChildren('PatternProperty').flatMap((property): Property[] => {
    const parts = getNamedChildren(property).filter(({name}) => name !== 'Equals');
    const [key] = parts;
    if (!key) return [];
    const name = context.getText(key);
    if (!parts[1]) context.declare(name);
    const value =
      parts[1] && /Definition$|Pattern$/.test(parts[1].name)
        ? convertPattern(parts[1], context)
        : {kind: 'identifier' as const, line: context.getLine(key), name};
    return property.firstChild?.name === 'Spread' ? [] : [{name, line: context.getLine(key), value}];
  });
  return {kind: 'object', line: context.getLine(node), properties, isOpen: true};
}

import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/python';
import type {Argument, Expression, Program, Property} from './expression';
import {binary, choice, member, nothing, number, SHARED, truth} from '../rules';
import {children, joined, readTree, textWithHoles, unescapeText, withoutSigns, type Reader, type Rule} from './tree';

/**
 * @param source - Python 3
 * @param firstLine - the line of its first line
 * @returns the program
 */
export function readPython(source: string, firstLine: number): Program {
  return readTree(parser.parse(source), source, firstLine, RULES, 'Python');
}

/** Prefix, quotes and content of a text. */
function contentOf(text: string): {from: number; to: number; isRaw: boolean} {
  const [, prefix = '', quote = ''] = /^([A-Za-z]*)("""|'''|"|')/.exec(text) ?? [];
  return {from: prefix.length + quote.length, to: text.length - quote.length, isRaw: /r/i.test(prefix)};
}

const RULES: Record<string, Rule> = {
  ...SHARED,
  String: (node, reader) => {
    const text = reader.text(node);
    const {from, to, isRaw} = contentOf(text);
    const content = text.slice(from, to);
    return {kind: 'text', line: reader.lineOf(node), parts: [isRaw ? content : unescapeText(content)]};
  },
  FormatString: (node, reader) => {
    const {from, to} = contentOf(reader.text(node));
    const holes = node.getChildren('FormatReplacement').map((hole) => ({
      from: hole.from,
      to: hole.to,
      value: reader.read(withoutSigns(hole)[0] ?? hole),
    }));
    const unescape = (text: string): string => unescapeText(text).replace(/\{\{/g, '{').replace(/\}\}/g, '}');
    return textWithHoles(node, reader, holes, unescape, [node.from + from, node.from + to]);
  },
  ContinuedString: (node, reader) =>
    children(node)
      .map((child) => reader.read(child))
      .reduce((left, right) => joined(left, right) ?? left),
  Number: number,
  Boolean: truth,
  None: nothing,
  DictionaryExpression: (node, reader) => {
    const entries: Property[] = [];
    let open = false;
    const parts = children(node);
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index]!;
      if (part.name === '**') {
        const value = parts[index + 1];
        open = true;
        if (value) entries.push({line: reader.lineOf(value), value: reader.read(value)});
        index += 1;
      } else if (parts[index + 1]?.name === ':') {
        const value = parts[index + 2];
        const key = reader.read(part);
        const name =
          key.kind === 'text' && key.parts.length === 1 && typeof key.parts[0] === 'string' ? key.parts[0] : undefined;
        if (name === undefined) open = true;
        if (value)
          entries.push({...(name !== undefined && {name}), line: reader.lineOf(part), value: reader.read(value)});
        index += 2;
      }
    }
    return {kind: 'object', line: reader.lineOf(node), entries, open};
  },
  ArrayExpression: (node, reader) => list(node, reader),
  TupleExpression: (node, reader) => list(node, reader),
  MemberExpression: (node, reader) => {
    const [of, ...rest] = children(node);
    const name = rest.find((child) => child.name === 'PropertyName');
    const index = rest.find((child) => child.name !== 'PropertyName' && /^\w/.test(child.name));
    return of && member(node, reader, {of, name, index});
  },
  CallExpression: (node, reader) => {
    const callee = node.firstChild;
    const args = node.getChild('ArgList');
    if (!callee) return undefined;
    return {
      kind: 'call',
      line: reader.lineOf(node),
      callee: reader.read(callee),
      args: args ? argumentsOf(args, reader) : [],
    };
  },
  BinaryExpression: binary('+', contains),
  ConditionalExpression: choice([1, 0, 2]),
  AssignStatement: (node, reader) => {
    const parts = children(node);
    const sign = parts.findIndex(({name}) => name === 'AssignOp');
    const value = parts.at(-1);
    const targets = parts.slice(0, sign).filter(({name}) => /^\w/.test(name) && name !== 'TypeDef');
    if (sign === -1 || !targets[0] || !value) return undefined;
    for (const target of targets) if (target.name === 'VariableName') reader.declare(reader.text(target));
    const [only, ...others] = targets.map((each) => reader.read(each));
    const line = reader.lineOf(node);
    const target: Expression | undefined =
      others.length > 0 && only ? {kind: 'list', line, items: [only, ...others], open: true} : only;
    return target && {kind: 'assign', line, target, value: reader.read(value)};
  },
  WithStatement: (node, reader) => {
    const parts = withoutSigns(node).filter(({name}) => !/^(?:with|async)$/.test(name));
    const read: Expression[] = [];
    parts.forEach((part, index) => {
      const target = parts[index + 1]?.name === 'as' ? parts[index + 2] : undefined;
      if (part.name === 'as' || parts[index - 1]?.name === 'as') return;
      const value = reader.read(part);
      const line = reader.lineOf(part);
      read.push(target ? {kind: 'assign', line, target: reader.read(target), value} : value);
    });
    return {kind: 'other', line: reader.lineOf(node), parts: read};
  },
  ForStatement: (node, reader) => each(node, reader, node.getChildren('Body')),
  ArrayComprehensionExpression: comprehension,
  ComprehensionExpression: comprehension,
  DictionaryComprehensionExpression: comprehension,
  SetComprehensionExpression: comprehension,
  LambdaExpression: functionOf,
  MatchStatement: (node, reader) => {
    const [, subject] = children(node);
    const on = subject && reader.read(subject);
    const body = node.getChild('MatchBody');
    if (!on || !body) return undefined;
    const values = (clause: SyntaxNode): SyntaxNode[] =>
      children(clause).flatMap((child) =>
        child.name === 'String' ? [child] : /Pattern$/.test(child.name) ? values(child) : [],
      );
    const parts = body.getChildren('MatchClause').flatMap((clause): Expression[] => [
      ...values(clause).map((value) => ({
        kind: 'equal' as const,
        line: reader.lineOf(value),
        sides: [on, reader.read(value)] as [Expression, Expression],
      })),
      ...clause.getChildren('Body').map((each) => reader.read(each)),
    ]);
    return {kind: 'loop', line: reader.lineOf(node), body: [on, ...parts]};
  },
  AssertStatement: (node, reader) => {
    const [test] = withoutSigns(node).filter(({name}) => name !== 'assert');
    const line = reader.lineOf(node);
    return (
      test && {
        kind: 'branch',
        line,
        test: {kind: 'not', line, of: reader.read(test)},
        then: {kind: 'exit', line, parts: []},
      }
    );
  },
  ImportStatement: (node, reader) => {
    for (const name of node.getChildren('VariableName')) reader.declare(reader.text(name));
    return undefined;
  },
  FunctionDefinition: functionOf,
};

function functionOf(node: SyntaxNode, reader: Reader): Expression | undefined {
  const name = node.getChild('VariableName');
  const list = node.getChild('ParamList');
  const body = node.lastChild;
  if (!body) return undefined;
  if (name && node.name === 'FunctionDefinition') reader.declare(reader.text(name));
  const params: SyntaxNode[] = [];
  let isDefault = false;
  for (const child of list ? children(list) : []) {
    if (child.name === 'VariableName' && !isDefault) params.push(child);
    isDefault = child.name === 'AssignOp';
  }
  for (const parameter of params) reader.declare(reader.text(parameter));
  return {
    kind: 'function',
    line: reader.lineOf(node),
    ...(name && node.name === 'FunctionDefinition' && {name: reader.text(name)}),
    params: params.map((parameter) => reader.read(parameter)),
    body: reader.read(body),
    returnsBody: node.name === 'LambdaExpression',
  };
}

/** `a in (b, c)` compares with each of them. */
function contains(on: Expression, values: Expression, isNot: boolean): Expression {
  const {line} = on;
  const equal = (item: Expression): Expression => ({kind: 'equal', line: item.line, sides: [on, item]});
  const items = values.kind === 'list' ? values.items : [];
  const [first, ...others] = items.map(equal);
  if (!first) return {kind: 'other', line, parts: [on, values]};
  const any = others.reduce<Expression>(
    (left, right) => ({kind: 'logic', line, sign: 'or', sides: [left, right]}),
    first,
  );
  return isNot ? {kind: 'not', line, of: any} : any;
}

/** `for a in b`, before the bodies, or behind what is made of each. */
function each(node: SyntaxNode, reader: Reader, bodies: readonly SyntaxNode[]): Expression | undefined {
  const parts = children(node);
  const start = parts.findIndex(({name}) => name === 'for');
  const sign = parts.findIndex(({name}, index) => name === 'in' && index > start);
  const over = parts[sign + 1];
  if (start === -1 || sign === -1 || !over) return undefined;
  const line = reader.lineOf(node);
  const names = parts.slice(start + 1, sign).filter(({name}) => /^\w/.test(name));
  const items = names.map((name) => reader.read(name));
  return {
    kind: 'loop',
    line,
    ...(items[0] && {item: items.length > 1 ? {kind: 'list', line, items, open: true} : items[0]}),
    over: reader.read(over),
    body: bodies.map((body) => reader.read(body)),
  };
}

function comprehension(node: SyntaxNode, reader: Reader): Expression | undefined {
  const parts = children(node);
  const start = parts.findIndex(({name}) => name === 'for');
  const end = parts.findIndex(({name}, index) => name === 'in' && index > start) + 1;
  const isValue = ({name}: SyntaxNode): boolean => /^[A-Z]/.test(name);
  return each(node, reader, [...parts.slice(end + 1).filter(isValue), ...parts.slice(0, start).filter(isValue)]);
}

function list(node: SyntaxNode, reader: Reader): Expression {
  const hasSpread = children(node).some(({name}) => name === '*');
  return {
    kind: 'list',
    line: reader.lineOf(node),
    items: withoutSigns(node).map((item) => reader.read(item)),
    open: hasSpread,
  };
}

function argumentsOf(node: SyntaxNode, reader: Reader): Argument[] {
  const found: Argument[] = [];
  const parts = children(node);
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index]!;
    const value = parts[index + 2];
    if (part.name === 'VariableName' && parts[index + 1]?.name === 'AssignOp' && value) {
      found.push({name: reader.text(part), value: reader.read(value)});
      index += 2;
    } else if (/^\w/.test(part.name)) found.push({value: reader.read(part)});
  }
  return found;
}

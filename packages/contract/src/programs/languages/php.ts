import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/php';
import type {Argument, Expression, Program, Property} from './expression';
import {binary, choice, member, name, nothing, number, SHARED, truth} from '../rules';
import {children, readTree, textWithHoles, unescapeText, withoutSigns, type Reader, type Rule} from './tree';

/**
 * @param source - PHP 8, from its opening tag
 * @param firstLine - the line of its first line
 * @returns the program
 */
export function readPhp(source: string, firstLine: number): Program {
  const isWhole = /<\?(?:php|=)/.test(source);
  // A fragment without the tag is read as if it had one, on no line of its own.
  const tag = isWhole ? '' : '<?php ';
  return readTree(parser.parse(tag + source), tag + source, firstLine, RULES, 'PHP');
}

const RULES: Record<string, Rule> = {
  ...SHARED,
  String: (node, reader) => {
    const text = reader.text(node);
    if (text.startsWith("'"))
      return {kind: 'text', line: reader.lineOf(node), parts: [text.slice(1, -1).replace(/\\(['\\])/g, '$1')]};
    const holes = children(node)
      .filter(({name}) => name === 'Interpolation' || name === 'VariableName')
      .map((hole) => ({
        from: hole.from,
        to: hole.to,
        value: reader.read(hole.name === 'VariableName' ? hole : (withoutSigns(hole)[0] ?? hole)),
      }));
    return textWithHoles(node, reader, holes, unescapeText, [node.from + 1, node.to - 1]);
  },
  HeredocString: (node, reader) => {
    const text = reader.text(node);
    const start = text.indexOf('\n') + 1;
    const content = text.slice(start, Math.max(start, text.lastIndexOf('\n')));
    // The parser sees no variables in it.
    const parts = content
      .split(/\{\$[^}]*\}|\$\w+/)
      .flatMap((part, index): (string | Expression)[] =>
        index === 0 ? [part] : [{kind: 'other', line: reader.lineOf(node), parts: []}, part],
      );
    return {kind: 'text', line: reader.lineOf(node) + 1, parts: /^<<<\s*'/.test(text) ? [content] : parts};
  },
  Integer: number,
  Float: number,
  Boolean: truth,
  null: nothing,
  Name: name,
  ArrayExpression: (node, reader) => {
    const items = children(node).filter(({name}) => /^\w/.test(name) && name !== 'array');
    const pairs = items.filter(({name}) => name === 'Pair');
    const line = reader.lineOf(node);
    if (pairs.length === 0) return {kind: 'list', line, items: items.map((item) => reader.read(item)), open: false};
    const entries = pairs.map((pair): Property => {
      const [key, value] = [pair.firstChild, pair.lastChild];
      const read = key && reader.read(key);
      const name =
        read?.kind === 'text' && typeof read.parts[0] === 'string' && read.parts.length === 1
          ? read.parts[0]
          : read?.kind === 'name' && !read.name.startsWith('$')
            ? read.name
            : undefined;
      return {
        ...(name !== undefined && {name}),
        line: key ? reader.lineOf(key) : line,
        value: value ? reader.read(value) : {kind: 'other', line, parts: []},
      };
    });
    return {
      kind: 'object',
      line,
      entries,
      open: pairs.length < items.length || entries.some(({name}) => name === undefined),
    };
  },
  SubscriptExpression: (node, reader) => {
    const [of, ...rest] = children(node);
    const index = rest.find((child) => /^\w/.test(child.name));
    // In texts, names of fields need no quotes: "$a[b]".
    const isBare = index?.name === 'Name' && node.parent?.name === 'String';
    return of && member(node, reader, isBare ? {of, name: index} : {of, index});
  },
  MemberExpression: (node, reader) => {
    const [of, ...rest] = children(node);
    const found = rest.find((child) => child.name === 'Name');
    return of && found && member(node, reader, {of, name: found});
  },
  CallExpression: (node, reader) => call(node, reader),
  NewExpression: (node, reader) => call(node, reader),
  BinaryExpression: binary('.'),
  ConditionalExpression: choice([0, 1, 2]),
  CastExpression: (node, reader) => (node.lastChild ? reader.read(node.lastChild) : undefined),
  MatchExpression: cases,
  SwitchStatement: cases,
  AssignmentExpression: (node, reader) => {
    const [target, value] = [node.firstChild, node.lastChild];
    if (!target || !value) return undefined;
    if (target.name === 'VariableName') {
      reader.declare(reader.text(target));
      reader.declare(reader.text(target).replace(/^\$/, ''));
    }
    return {kind: 'assign', line: reader.lineOf(node), target: reader.read(target), value: reader.read(value)};
  },
  FunctionDefinition: functionOf,
  FunctionExpression: functionOf,
  ArrowFunction: functionOf,
  MethodDeclaration: functionOf,
  ForeachStatement: (node, reader) => {
    const spec = node.getChild('ForSpec');
    const body = node.lastChild;
    if (!spec || !body) return undefined;
    const [over, last] = withoutSigns(spec).filter(({name: kind}) => kind !== 'as');
    const item = last?.name === 'Pair' ? last.lastChild : last;
    return {
      kind: 'loop',
      line: reader.lineOf(node),
      ...(item && {item: reader.read(item)}),
      ...(over && {over: reader.read(over)}),
      body: [reader.read(body)],
    };
  },
  TryStatement: (node, reader) => {
    const [body, ...handlers] = node.getChildren('Block').map((each) => reader.read(each));
    return body && {kind: 'try', line: reader.lineOf(node), body, handlers};
  },
};

function functionOf(node: SyntaxNode, reader: Reader): Expression | undefined {
  const named = node.getChild('Name');
  const body = node.lastChild;
  if (!body) return undefined;
  if (named) reader.declare(reader.text(named));
  const params = node.getChild('ParamList')?.getChildren('Parameter') ?? [];
  return {
    kind: 'function',
    line: reader.lineOf(node),
    ...(named && {name: reader.text(named)}),
    params: params.flatMap((each) => each.getChild('VariableName') ?? []).map((each) => reader.read(each)),
    body: reader.read(body),
    returnsBody: node.name === 'ArrowFunction',
  };
}

function call(node: SyntaxNode, reader: Reader): Expression | undefined {
  const callee = children(node).find(({name}) => name !== 'new' && name !== 'ArgList');
  const list = node.getChild('ArgList');
  if (!callee) return undefined;
  const args = (list ? withoutSigns(list) : []).map((each): Argument => {
    if (each.name !== 'NamedArgument') return {value: reader.read(each)};
    const value = each.lastChild;
    return {
      ...(each.firstChild && {name: reader.text(each.firstChild)}),
      value: value ? reader.read(value) : {kind: 'other', line: 0, parts: []},
    };
  });
  return {kind: 'call', line: reader.lineOf(node), callee: reader.read(callee), args};
}

/** The values of a switch or a match, each compared with its subject. */
function cases(node: SyntaxNode, reader: Reader): Expression | undefined {
  const subject = node.getChild('ParenthesizedExpression');
  if (!subject) return undefined;
  const on = reader.read(subject);
  const parts: Expression[] = [on];
  const visit = (inner: SyntaxNode, isCase: boolean): void => {
    for (const child of children(inner)) {
      if (child.name === 'String' && isCase) {
        const value = reader.read(child);
        parts.push({kind: 'equal', line: value.line, sides: [on, value]});
      } else if (/^(?:MatchBlock|SwitchBlock|Block)$/.test(child.name)) visit(child, false);
      else if (/^(?:MatchArm|CaseStatement|Case)$/.test(child.name)) visit(child, true);
      else if (child.from > subject.to && /^\w/.test(child.name)) {
        parts.push(reader.read(child));
        isCase = false;
      } else if (child.name === '=>' || child.name === ':') isCase = false;
    }
  };
  visit(node, false);
  return {kind: 'loop', line: reader.lineOf(node), body: parts};
}

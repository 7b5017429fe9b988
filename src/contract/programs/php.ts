import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/php';
import type {Argument, Expression, Program, Property} from './expression';
import {children, joined, readTree, textWithHoles, unescapeText, withoutSigns, type Reader, type Rule} from './tree';

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
  Boolean: (node, reader) => ({kind: 'literal', line: reader.lineOf(node), value: /true/i.test(reader.text(node))}),
  null: (node, reader) => ({kind: 'literal', line: reader.lineOf(node), value: null}),
  UnaryExpression: (node, reader) => {
    const inner = node.lastChild && reader.read(node.lastChild);
    return inner?.kind === 'literal' &&
      typeof inner.value === 'number' &&
      node.firstChild &&
      reader.text(node.firstChild) === '-'
      ? {...inner, value: -inner.value}
      : undefined;
  },
  VariableName: (node, reader) => ({kind: 'name', line: reader.lineOf(node), name: reader.text(node)}),
  Name: (node, reader) => ({kind: 'name', line: reader.lineOf(node), name: reader.text(node)}),
  ParenthesizedExpression: (node, reader) => {
    const [inner] = withoutSigns(node);
    return inner && reader.read(inner);
  },
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
    const index = rest.find(({name}) => /^\w/.test(name));
    if (!of) return undefined;
    const key = index && reader.read(index);
    const base = {kind: 'member' as const, line: reader.lineOf(index ?? node), of: reader.read(of)};
    return key?.kind === 'text' && key.parts.length === 1 && typeof key.parts[0] === 'string'
      ? {...base, name: key.parts[0]}
      : {...base, isIndex: true};
  },
  MemberExpression: (node, reader) => {
    const [of, ...rest] = children(node);
    const name = rest.find((child) => child.name === 'Name');
    return of && name
      ? {kind: 'member', line: reader.lineOf(name), of: reader.read(of), name: reader.text(name)}
      : undefined;
  },
  CallExpression: (node, reader) => call(node, reader),
  NewExpression: (node, reader) => call(node, reader),
  BinaryExpression: (node, reader) => {
    const parts = children(node);
    const [left, sign, right] = [parts[0], parts[1], parts.at(-1)];
    if (!left || !sign || !right) return undefined;
    const text = reader.text(sign);
    if (text === '.') return joined(reader.read(left), reader.read(right));
    if (/^[=!]==?$/.test(text))
      return {kind: 'equal', line: reader.lineOf(node), sides: [reader.read(left), reader.read(right)]};
    return undefined;
  },
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
  FunctionDefinition: (node, reader) => {
    const name = node.getChild('Name');
    if (name) reader.declare(reader.text(name));
    return undefined;
  },
};

function number(node: SyntaxNode, reader: Reader): Expression {
  return {kind: 'literal', line: reader.lineOf(node), value: Number(reader.text(node).replace(/_/g, ''))};
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
  return {kind: 'other', line: reader.lineOf(node), parts};
}

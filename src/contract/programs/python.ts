import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/python';
import type {Argument, Expression, Program, Property} from './expression';
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
  Number: (node, reader) => ({
    kind: 'literal',
    line: reader.lineOf(node),
    value: Number(reader.text(node).replace(/_/g, '')),
  }),
  Boolean: (node, reader) => ({kind: 'literal', line: reader.lineOf(node), value: reader.text(node) === 'True'}),
  None: (node, reader) => ({kind: 'literal', line: reader.lineOf(node), value: null}),
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
  AwaitExpression: (node, reader) => (node.lastChild ? reader.read(node.lastChild) : undefined),
  ParenthesizedExpression: (node, reader) => {
    const [inner] = withoutSigns(node);
    return inner && reader.read(inner);
  },
  DictionaryExpression: (node, reader) => {
    const entries: Property[] = [];
    let open = false;
    const parts = children(node);
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index]!;
      if (part.name === '**') {
        open = true;
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
    if (!of) return undefined;
    const name = rest.find((child) => child.name === 'PropertyName');
    const index = rest.find((child) => child.name !== 'PropertyName' && /^\w/.test(child.name));
    const base = {kind: 'member' as const, line: reader.lineOf(name ?? index ?? node), of: reader.read(of)};
    if (name) return {...base, name: reader.text(name)};
    const key = index && reader.read(index);
    if (key?.kind === 'text' && key.parts.length === 1 && typeof key.parts[0] === 'string')
      return {...base, name: key.parts[0]};
    return {...base, isIndex: true};
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
  BinaryExpression: (node, reader) => {
    const parts = children(node);
    const [left, sign, right] = [parts[0], parts[1], parts.at(-1)];
    if (!left || !sign || !right) return undefined;
    const text = reader.text(sign);
    if (text === '+') return joined(reader.read(left), reader.read(right));
    if (text === '==' || text === '!=')
      return {kind: 'equal', line: reader.lineOf(node), sides: [reader.read(left), reader.read(right)]};
    if (text === 'in' || text === 'not') {
      const on = reader.read(left);
      const values = reader.read(right);
      const items = values.kind === 'list' ? values.items : [];
      return {
        kind: 'other',
        line: reader.lineOf(node),
        parts: [
          on,
          values,
          ...items.map((item) => ({
            kind: 'equal' as const,
            line: item.line,
            sides: [on, item] as [Expression, Expression],
          })),
        ],
      };
    }
    return undefined;
  },
  AssignStatement: (node, reader) => {
    const parts = children(node);
    const sign = parts.findIndex(({name}) => name === 'AssignOp');
    const [target, value] = [parts[0], parts.at(-1)];
    if (sign === -1 || !target || !value) return undefined;
    if (target.name === 'VariableName') reader.declare(reader.text(target));
    return {kind: 'assign', line: reader.lineOf(node), target: reader.read(target), value: reader.read(value)};
  },
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
    return {kind: 'other', line: reader.lineOf(node), parts: [on, ...parts]};
  },
  ImportStatement: (node, reader) => {
    for (const name of node.getChildren('VariableName')) reader.declare(reader.text(name));
    return undefined;
  },
  FunctionDefinition: (node, reader) => {
    const name = node.getChild('VariableName');
    if (name) reader.declare(reader.text(name));
    for (const parameter of node.getChild('ParamList')?.getChildren('VariableName') ?? [])
      reader.declare(reader.text(parameter));
    return undefined;
  },
};

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

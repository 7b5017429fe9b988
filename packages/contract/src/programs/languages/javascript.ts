import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';
import type {Argument, Expression, Program, Property} from './expression';
import {binary, choice, member, nothing, number, SHARED, truth} from '../rules';
import {children, readTree, textWithHoles, unescapeText, withoutSigns, type Reader, type Rule} from './tree';

/**
 * @param source - JavaScript, with JSX, or TypeScript
 * @param firstLine - the line of its first line
 * @param dialect - `ts` for TypeScript, `jsx` or `ts jsx` with elements
 * @returns the program
 */
export function readJavascript(source: string, firstLine: number, dialect: string): Program {
  return readTree(
    parser.configure({dialect}).parse(source),
    source,
    firstLine,
    RULES,
    dialect.includes('ts') ? 'TypeScript' : 'JavaScript',
  );
}

const declaration: Rule = (node, reader) => {
  reader.declare(reader.text(node));
  return {kind: 'name', line: reader.lineOf(node), name: reader.text(node)};
};

const RULES: Record<string, Rule> = {
  ...SHARED,
  String: (node, reader) => ({
    kind: 'text',
    line: reader.lineOf(node),
    parts: [unescapeText(reader.text(node).slice(1, -1))],
  }),
  TemplateString: (node, reader) => {
    const holes = children(node)
      .filter(({name}) => name === 'Interpolation')
      .map((hole) => ({
        from: hole.from,
        to: hole.to,
        value: reader.read(withoutSigns(hole).find(({name}) => !name.startsWith('Interpolation')) ?? hole),
      }));
    return textWithHoles(node, reader, holes, unescapeText, [node.from + 1, node.to - 1]);
  },
  Number: number,
  BooleanLiteral: truth,
  null: nothing,
  VariableDefinition: declaration,
  ObjectExpression: (node, reader) => {
    const entries: Property[] = [];
    let open = false;
    for (const child of children(node)) {
      if (child.name !== 'Property') continue;
      const parts = withoutSigns(child);
      const [key, value] = [parts[0], parts.at(-1)];
      if (!key || !value || child.firstChild?.name === 'Spread') {
        open = true;
        if (value) entries.push({line: reader.lineOf(child), value: reader.read(value)});
      } else if (key.name === 'PropertyDefinition' && parts.length === 1) {
        // `{amount}` is `{amount: amount}`.
        const name = reader.text(key);
        entries.push({name, line: reader.lineOf(key), value: {kind: 'name', line: reader.lineOf(key), name}});
      } else {
        const name =
          key.name === 'PropertyDefinition'
            ? reader.text(key)
            : key.name === 'String'
              ? unescapeText(reader.text(key).slice(1, -1))
              : undefined;
        const isComputed = child.firstChild?.name === '[';
        entries.push({
          ...(name !== undefined && !isComputed && {name}),
          line: reader.lineOf(key),
          value: reader.read(value),
        });
        if (isComputed) open = true;
      }
    }
    return {kind: 'object', line: reader.lineOf(node), entries, open};
  },
  ArrayExpression: (node, reader) => {
    const items = children(node).filter(({name}) => /^\w/.test(name));
    const hasSpread = children(node).some(({name}) => name === 'Spread');
    return {kind: 'list', line: reader.lineOf(node), items: items.map((item) => reader.read(item)), open: hasSpread};
  },
  MemberExpression: (node, reader) => {
    const [of, ...rest] = children(node);
    const name = rest.find((child) => child.name === 'PropertyName');
    const index = rest.find((child) => child.name !== 'PropertyName' && /^\w/.test(child.name));
    return of && member(node, reader, {of, name, index});
  },
  CallExpression: (node, reader) => callOf(node, reader),
  NewExpression: (node, reader) => callOf(node, reader),
  BinaryExpression: binary('+'),
  ConditionalExpression: choice([0, 1, 2]),
  SwitchStatement: (node, reader) => {
    const [subject] = withoutSigns(node).filter(({name}) => name === 'ParenthesizedExpression');
    const body = node.getChild('SwitchBody');
    if (!subject || !body) return undefined;
    const on = reader.read(subject);
    const cases = body.getChildren('CaseLabel').flatMap((label) => {
      const [value] = withoutSigns(label).filter(({name}) => name !== 'case');
      return value
        ? [
            {
              kind: 'equal' as const,
              line: reader.lineOf(label),
              sides: [on, reader.read(value)] as [Expression, Expression],
            },
          ]
        : [];
    });
    return {
      kind: 'loop',
      line: reader.lineOf(node),
      body: [
        on,
        ...cases,
        ...children(body)
          .filter(({name}) => name !== 'CaseLabel')
          .map((child) => reader.read(child)),
      ],
    };
  },
  VariableDeclaration: (node, reader) => {
    const parts: Expression[] = [];
    let target: SyntaxNode | undefined;
    for (const child of children(node)) {
      if (/^(?:VariableDefinition|ObjectPattern|ArrayPattern)$/.test(child.name)) target = child;
      else if (/^\w/.test(child.name) && !/^(?:const|let|var|Equals|TypeAnnotation)$/.test(child.name) && target) {
        parts.push({
          kind: 'assign',
          line: reader.lineOf(target),
          target: patternOf(target, reader),
          value: reader.read(child),
        });
        target = undefined;
      }
    }
    if (target) parts.push(patternOf(target, reader));
    return {kind: 'other', line: reader.lineOf(node), parts};
  },
  AssignmentExpression: (node, reader) => {
    const [target, value] = [node.firstChild, node.lastChild];
    return target && value
      ? {kind: 'assign', line: reader.lineOf(node), target: patternOf(target, reader), value: reader.read(value)}
      : undefined;
  },
  FunctionDeclaration: functionOf,
  FunctionExpression: functionOf,
  ArrowFunction: functionOf,
  MethodDeclaration: functionOf,
  ForStatement: (node, reader) => {
    const spec = node.getChild('ForOfSpec') ?? node.getChild('ForInSpec');
    const body = node.lastChild;
    if (!spec || !body) return SHARED.ForStatement?.(node, reader);
    const parts = withoutSigns(spec).filter(({name}) => !/^(?:const|let|var)$/.test(name));
    const [item, over] = [parts[0], parts.at(-1)];
    return {
      kind: 'loop',
      line: reader.lineOf(node),
      ...(item && spec.name === 'ForOfSpec' && {item: patternOf(item, reader)}),
      ...(over && {over: reader.read(over)}),
      body: [reader.read(body)],
    };
  },
};

/** A function with its parameters; defaults of parameters are nothing that is called with it. */
function functionOf(node: SyntaxNode, reader: Reader): Expression | undefined {
  const list = node.getChild('ParamList');
  const body = node.lastChild;
  if (!list || !body) return undefined;
  const name = node.getChild('VariableDefinition') ?? node.getChild('PropertyDefinition');
  if (name) reader.declare(reader.text(name));
  const params = children(list).filter(({name: kind}) =>
    /^(?:VariableDefinition|ObjectPattern|ArrayPattern)$/.test(kind),
  );
  return {
    kind: 'function',
    line: reader.lineOf(node),
    ...(name && {name: reader.text(name)}),
    params: params.map((each) => patternOf(each, reader)),
    body: reader.read(body),
    returnsBody: node.name === 'ArrowFunction' && body.name !== 'Block',
  };
}

function callOf(node: SyntaxNode, reader: Reader): Expression | undefined {
  const list = node.getChild('ArgList');
  const callee = children(node).find(({name}) => name !== 'new' && name !== 'ArgList');
  if (!callee) return undefined;
  const args: Argument[] = (list ? withoutSigns(list) : []).map((each) => ({value: reader.read(each)}));
  return {kind: 'call', line: reader.lineOf(node), callee: reader.read(callee), args};
}

/** What is assigned to: a name, an object whose values are names, or a list of names. */
function patternOf(node: SyntaxNode, reader: Reader): Expression {
  if (node.name === 'ArrayPattern') {
    const items = withoutSigns(node).map((each) => patternOf(each, reader));
    return {kind: 'list', line: reader.lineOf(node), items, open: true};
  }
  if (node.name !== 'ObjectPattern') return reader.read(node);
  const entries = node.getChildren('PatternProperty').flatMap((property): Property[] => {
    const parts = withoutSigns(property).filter(({name}) => name !== 'Equals');
    const [key] = parts;
    if (!key) return [];
    const name = reader.text(key);
    if (!parts[1]) reader.declare(name);
    const value =
      parts[1] && /Definition$|Pattern$/.test(parts[1].name)
        ? patternOf(parts[1], reader)
        : {kind: 'name' as const, line: reader.lineOf(key), name};
    return property.firstChild?.name === 'Spread' ? [] : [{name, line: reader.lineOf(key), value}];
  });
  return {kind: 'object', line: reader.lineOf(node), entries, open: true};
}

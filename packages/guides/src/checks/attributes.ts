import type {Expression, Node, Program} from 'estree';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {ADDRESSES, TEXT} from '../pages/addressesOf';
import type {Mistake} from '../pages/types';

const CURE =
  'Write a value that contains no code, such as width="200", width={200}, or style={{color: \'red\'}}, or delete the attribute.';

/**
 * Checks that the attributes of a tag hold values alone: code that runs at a reader's, or when the site is built, belongs
 * into components.
 *
 * @param element - of a page
 * @param imported - names that the page imports, which attributes may pass on
 * @returns every attribute that is code, or that takes some
 */
export function attributeMistakes(
  {name, attributes, position}: MdxJsxFlowElement | MdxJsxTextElement,
  imported: ReadonlySet<string>,
): Mistake[] {
  return attributes.flatMap((each): Mistake[] => {
    const {line, column} = (each.position ?? position)?.start ?? {};
    const tag = `<${name ?? ''}>`;
    if (each.type === 'mdxJsxExpressionAttribute') {
      const message = `{${each.value}} of ${tag} is code that adds attributes. Write each of them as name="value".`;
      return [{line, column, message}];
    }
    const refused = codeAttributeMistake(each.name, tag);
    if (refused !== undefined) return [{line, column, message: refused}];
    if (typeof each.value !== 'object' || each.value === null) return [];
    const expression = expressionOf(each.value.data?.estree);
    if (isFile(expression, imported)) return [];
    if (ADDRESSES.test(each.name) && !TEXT.test(each.value.value)) {
      const message = `${each.name}={${each.value.value}} of ${tag} is a URL that can't be checked. Write ${each.name}="…", without braces, or ${each.name}={require('./file.png').default} for a file.`;
      return [{line, column, message}];
    }
    if (isValue(expression, imported)) return [];
    return [{line, column, message: `${each.name}={${each.value.value}} of ${tag} is code. ${CURE}`}];
  });
}

/**
 * @param name - of an attribute, in HTML or MDX
 * @param tag - that has it, for the message
 * @returns what is wrong with it, if browsers run its value or read it as HTML
 */
export function codeAttributeMistake(name: string, tag: string): string | undefined {
  // A component may have an attribute such as "only".
  if ((/^<[a-z]/.test(tag) ? /^on/i : /^on[A-Z]/).test(name))
    return `${name} of ${tag} is code that runs in the reader's browser. Delete it.`;
  return /^(?:dangerouslySetInnerHTML|srcDoc)$/i.test(name)
    ? `${name} of ${tag} adds unchecked HTML to the page. Delete it, and write its text between the tags.`
    : undefined;
}

function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement, ...others] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' && others.length === 0 ? statement.expression : undefined;
}

/** The URL of a file that the page requires or imports, or a list of such in a template, as `srcSet` takes it. */
function isFile(node: Node | null | undefined, imported: ReadonlySet<string>): boolean {
  switch (node?.type) {
    case 'Identifier':
      return imported.has(node.name);
    case 'MemberExpression':
      return !node.computed && keyOf(node.property) === 'default' && isRequire(node.object);
    case 'TemplateLiteral':
      return node.expressions.length > 0 && node.expressions.every((each) => isFile(each, imported));
    default:
      return isRequire(node);
  }
}

function isRequire(node: Node | null | undefined): boolean {
  const [argument, ...others] = node?.type === 'CallExpression' ? node.arguments : [];
  return (
    node?.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'require' &&
    argument?.type === 'Literal' &&
    typeof argument.value === 'string' &&
    others.length === 0
  );
}

/** A literal, a file, a list or an object of such, or an imported name, alone. */
function isValue(node: Node | null | undefined, imported: ReadonlySet<string>): boolean {
  if (isFile(node, imported)) return true;
  switch (node?.type) {
    case 'Literal':
      return !('regex' in node) && !('bigint' in node);
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'UnaryExpression':
      return node.operator === '-' && node.argument.type === 'Literal' && typeof node.argument.value === 'number';
    case 'Identifier':
      return node.name === 'undefined' || imported.has(node.name);
    case 'ArrayExpression':
      return node.elements.every((each) => isValue(each, imported));
    case 'ObjectExpression':
      return node.properties.every(
        (each) =>
          each.type === 'Property' &&
          each.kind === 'init' &&
          !each.method &&
          !each.computed &&
          keyOf(each.key) !== '__proto__' &&
          keyOf(each.key) !== '__html' &&
          isValue(each.value, imported),
      );
    case 'CallExpression':
      // Docusaurus's own way to write the path of a file.
      return (
        node.callee.type === 'Identifier' &&
        node.callee.name === 'useBaseUrl' &&
        node.arguments.length === 1 &&
        node.arguments[0]?.type === 'Literal' &&
        typeof node.arguments[0].value === 'string'
      );
    default:
      return false;
  }
}

const keyOf = (key: Node): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;

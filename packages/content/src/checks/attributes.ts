import type {Expression, Node, Program} from 'estree';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {URL_ATTRIBUTES, STRING_EXPRESSION} from '../pages/urls';
import type {PageDiagnostic} from '../pages/types';

const HINT =
  'Use a value that contains no code, such as width="200", width={200}, or style={{color: \'red\'}}, or delete the attribute.';

/**
 * Checks that the attributes of a tag contain only static values. Code belongs in components.
 *
 * @param element - an element of a page
 * @param imported - names that the page imports, which attributes may use
 * @returns diagnostics of attributes that contain code
 */
export function checkAttributes(
  {name, attributes, position}: MdxJsxFlowElement | MdxJsxTextElement,
  imported: ReadonlySet<string>,
): PageDiagnostic[] {
  return attributes.flatMap((each): PageDiagnostic[] => {
    const {line, column} = (each.position ?? position)?.start ?? {};
    const tag = `<${name ?? ''}>`;
    if (each.type === 'mdxJsxExpressionAttribute') {
      const message = `{${each.value}} in ${tag} is code that adds attributes. Write each attribute as name="value" instead.`;
      return [{line, column, message}];
    }
    const codeMessage = checkCodeAttribute(each.name, tag);
    if (codeMessage !== undefined) return [{line, column, message: codeMessage}];
    if (typeof each.value !== 'object' || each.value === null) return [];
    const expression = getExpression(each.value.data?.estree);
    if (isFileUrl(expression, imported)) return [];
    if (URL_ATTRIBUTES.test(each.name) && !STRING_EXPRESSION.test(each.value.value)) {
      const message = `${each.name}={${each.value.value}} of ${tag} is a URL that can't be checked. Write ${each.name}="…", without braces, or ${each.name}={require('./file.png').default} for a file.`;
      return [{line, column, message}];
    }
    if (isStaticValue(expression, imported)) return [];
    return [{line, column, message: `${each.name}={${each.value.value}} of ${tag} is code. ${HINT}`}];
  });
}

/**
 * Checks that browsers don't run the value of an attribute as code or parse it as HTML.
 *
 * @param name - name of an attribute in HTML or MDX
 * @param tag - tag with the attribute, such as `<img>`, for the message
 * @returns a diagnostic message, or undefined if the attribute is allowed
 */
export function checkCodeAttribute(name: string, tag: string): string | undefined {
  // A component can have an attribute such as "only", so only the casing of React's event handlers counts.
  if ((/^<[a-z]/.test(tag) ? /^on/i : /^on[A-Z]/).test(name))
    return `${name} of ${tag} is code that runs in the reader's browser. Delete it.`;
  return /^(?:dangerouslySetInnerHTML|srcDoc)$/i.test(name)
    ? `${name} of ${tag} adds unchecked HTML to the page. Delete it, and write its content on the page itself.`
    : undefined;
}

function getExpression(program: Program | null | undefined): Expression | undefined {
  const [statement, ...others] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' && others.length === 0 ? statement.expression : undefined;
}

/**
 * Checks whether an expression is the URL of a required or imported file, or a template literal of such URLs, as in
 * `srcSet`.
 */
function isFileUrl(node: Node | null | undefined, imported: ReadonlySet<string>): boolean {
  switch (node?.type) {
    case 'Identifier':
      return imported.has(node.name);
    case 'MemberExpression':
      return !node.computed && getKey(node.property) === 'default' && isRequireCall(node.object);
    case 'TemplateLiteral':
      return node.expressions.length > 0 && node.expressions.every((each) => isFileUrl(each, imported));
    default:
      return isRequireCall(node);
  }
}

function isRequireCall(node: Node | null | undefined): boolean {
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

/** Checks whether an expression is a literal, a file, an imported name, or an array or object of such values. */
function isStaticValue(node: Node | null | undefined, imported: ReadonlySet<string>): boolean {
  if (isFileUrl(node, imported)) return true;
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
      return node.elements.every((each) => isStaticValue(each, imported));
    case 'ObjectExpression':
      return node.properties.every(
        (each) =>
          each.type === 'Property' &&
          each.kind === 'init' &&
          !each.method &&
          !each.computed &&
          getKey(each.key) !== '__proto__' &&
          getKey(each.key) !== '__html' &&
          isStaticValue(each.value, imported),
      );
    case 'CallExpression':
      // Docusaurus's function for the path of a file.
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

const getKey = (key: Node): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;

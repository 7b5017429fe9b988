/** Resolves files in attributes: `src={require('./a.svg').default}`, and `src={a}` with an import. */
import type {Expression, Literal, Super} from 'estree';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {ADDRESSES} from '../pages/addressesOf';
import {importsOf} from '../pages/importsOf';
import {addressRequest, isCode, isFileBeside, isLoaded, type Use} from './request';

/**
 * Replaces required or imported files in attributes with their URLs. For a component, only URL attributes are changed: others may need
 * the content of a file, or the component that Docusaurus creates from an SVG file.
 *
 * @param tree - syntax tree of a page
 * @param context - see {@link PageContext}
 */
export function fileAttributes(tree: Root, context: Use): void {
  const imported = new Map(importsOf(tree).map(({name, from}) => [name, from]));
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const isElement = /^[a-z]/.test(node.name ?? '');
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || (!isElement && !ADDRESSES.test(attribute.name))) continue;
      const [statement] = (typeof attribute.value === 'object' && attribute.value?.data?.estree?.body) || [];
      if (statement?.type === 'ExpressionStatement')
        statement.expression = resolveUrls(statement.expression, imported, context);
    }
  });
}

function resolveUrls(node: Expression, imported: ReadonlyMap<string, string>, context: Use): Expression {
  switch (node.type) {
    case 'Identifier': {
      const name = imported.get(node.name) ?? '';
      return isLoaded(name) || isCode(name) || !isFileBeside(name, context) ? node : createUrlExpression(name, context);
    }
    case 'TemplateLiteral':
      return {...node, expressions: node.expressions.map((each) => resolveUrls(each, imported, context))};
    case 'MemberExpression':
      return node.property.type === 'Identifier' && node.property.name === 'default'
        ? (resolveRequire(node.object, context) ?? node)
        : node;
    default:
      return resolveRequire(node, context) ?? node;
  }
}

/** Returns an expression for the URL of the file that a `require()` call refers to, if the file exists. */
function resolveRequire(node: Expression | Super, context: Use): Expression | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [argument] = node.arguments;
  const name = node.callee.name === 'require' && argument?.type === 'Literal' ? String(argument.value) : '';
  return isFileBeside(name, context) ? createUrlExpression(name, context) : undefined;
}

/** Creates the expression `require('…').default`. */
function createUrlExpression(name: string, context: Use): Expression {
  const request = isLoaded(name) ? name : addressRequest(name, context);
  const literal: Literal = {type: 'Literal', value: request, raw: JSON.stringify(request)};
  return {
    type: 'MemberExpression',
    object: {
      type: 'CallExpression',
      callee: {type: 'Identifier', name: 'require'},
      arguments: [literal],
      optional: false,
    },
    property: {type: 'Identifier', name: 'default'},
    computed: false,
    optional: false,
  };
}

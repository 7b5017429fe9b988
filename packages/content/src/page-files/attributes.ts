/** Resolves files in attributes, such as `src={require('./a.svg').default}`, or `src={a}` with an import. */
import type {Expression, Literal, Super} from 'estree';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {URL_ATTRIBUTES} from '../pages/urls';
import {collectDefaultImports} from '../pages/imports';
import {createFileRequest, isCodeFile, isProjectFile, hasLoader, type PageContext} from './request';

/**
 * Replaces files that attributes require or import with their URLs. Attributes of components change only if they
 * contain a URL, such as `src`: other attributes may need a file's content, or the component of an SVG file.
 *
 * @param tree - syntax tree of a page, changed in place
 * @param context - see {@link PageContext}
 */
export function resolveFileAttributes(tree: Root, context: PageContext): void {
  const imported = new Map(collectDefaultImports(tree).map(({name, from}) => [name, from]));
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const isElement = /^[a-z]/.test(node.name ?? '');
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || (!isElement && !URL_ATTRIBUTES.test(attribute.name))) continue;
      const [statement] = (typeof attribute.value === 'object' && attribute.value?.data?.estree?.body) || [];
      if (statement?.type === 'ExpressionStatement')
        statement.expression = resolveUrls(statement.expression, imported, context);
    }
  });
}

function resolveUrls(node: Expression, imported: ReadonlyMap<string, string>, context: PageContext): Expression {
  switch (node.type) {
    case 'Identifier': {
      const name = imported.get(node.name) ?? '';
      return hasLoader(name) || isCodeFile(name) || !isProjectFile(name, context)
        ? node
        : createUrlExpression(name, context);
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

/** Returns an expression for the URL of the file in a `require()` call, or undefined if the file doesn't exist. */
function resolveRequire(node: Expression | Super, context: PageContext): Expression | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [argument] = node.arguments;
  const name = node.callee.name === 'require' && argument?.type === 'Literal' ? String(argument.value) : '';
  return isProjectFile(name, context) ? createUrlExpression(name, context) : undefined;
}

/** Creates the expression `require('…').default`, whose value is the URL of a file. */
function createUrlExpression(name: string, context: PageContext): Expression {
  const request = hasLoader(name) ? name : createFileRequest(name, context);
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

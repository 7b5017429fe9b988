/** Files that attributes take: `src={require('./a.svg').default}`, and `src={a}` below an import. */
import type {Expression, Literal, Super} from 'estree';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {ADDRESSES} from '../pages/addressesOf';
import {importsOf} from '../pages/importsOf';
import {addressRequest, isCode, isFileBeside, isLoaded, type Use} from './request';

/**
 * Gives attributes the addresses of the files that they take. Of a component, only attributes with the names of addresses
 * are such: others may take what a file holds, or the component that Docusaurus makes of an SVG.
 *
 * @param tree - a page
 * @param use - see {@link Use}
 */
export function fileAttributes(tree: Root, use: Use): void {
  const imported = new Map(importsOf(tree).map(({name, from}) => [name, from]));
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const isElement = /^[a-z]/.test(node.name ?? '');
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || (!isElement && !ADDRESSES.test(attribute.name))) continue;
      const [statement] = (typeof attribute.value === 'object' && attribute.value?.data?.estree?.body) || [];
      if (statement?.type === 'ExpressionStatement')
        statement.expression = withAddresses(statement.expression, imported, use);
    }
  });
}

function withAddresses(node: Expression, imported: ReadonlyMap<string, string>, use: Use): Expression {
  switch (node.type) {
    case 'Identifier': {
      const name = imported.get(node.name) ?? '';
      return isLoaded(name) || isCode(name) || !isFileBeside(name, use) ? node : addressOf(name, use);
    }
    case 'TemplateLiteral':
      return {...node, expressions: node.expressions.map((each) => withAddresses(each, imported, use))};
    case 'MemberExpression':
      return node.property.type === 'Identifier' && node.property.name === 'default'
        ? (required(node.object, use) ?? node)
        : node;
    default:
      return required(node, use) ?? node;
  }
}

/** The address of the file that an expression requires, if it is there. */
function required(node: Expression | Super, use: Use): Expression | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [argument] = node.arguments;
  const name = node.callee.name === 'require' && argument?.type === 'Literal' ? String(argument.value) : '';
  return isFileBeside(name, use) ? addressOf(name, use) : undefined;
}

/** `require('…').default` */
function addressOf(name: string, use: Use): Expression {
  const request = isLoaded(name) ? name : addressRequest(name, use);
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

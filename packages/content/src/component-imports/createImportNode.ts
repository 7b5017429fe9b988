import type {Root} from 'mdast';

/**
 * Creates an MDX node for `import local from 'source';`, with its ESTree program.
 *
 * @param source - module specifier, such as `@site/src/components/Price`
 * @param local - local name of the default export
 */
export function createImportNode(source: string, local: string): Root['children'][number] {
  return {
    type: 'mdxjsEsm',
    value: `import ${local} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: local}}],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
            attributes: [],
          },
        ],
      },
    },
  };
}

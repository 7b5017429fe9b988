import type {Root} from 'mdast';

/**
 * @param source - of a module, such as `@site/src/components/Price`
 * @param local - the name under which a page uses its default export
 * @returns `import local from 'source';`, with its syntax tree
 */
export function importOf(source: string, local: string): Root['children'][number] {
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

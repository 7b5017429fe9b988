import type {Root} from 'mdast';

/**
 * Creates an MDX node for an import, with its ESTree program.
 *
 * @param source - module specifier, such as `@site/src/components/Price`
 * @param local - local name of the default export, or name of the export that is imported
 * @param isNamed - true for `import {local} from 'source';`, false for `import local from 'source';`
 */
export function createImportNode(source: string, local: string, isNamed = false): Root['children'][number] {
  const identifier = {type: 'Identifier' as const, name: local};
  return {
    type: 'mdxjsEsm',
    value: `import ${isNamed ? `{${local}}` : local} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              isNamed
                ? {type: 'ImportSpecifier', imported: identifier, local: identifier}
                : {type: 'ImportDefaultSpecifier', local: identifier},
            ],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
            attributes: [],
          },
        ],
      },
    },
  };
}

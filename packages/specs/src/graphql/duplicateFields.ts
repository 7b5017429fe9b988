import {Kind, type ConstDirectiveNode, type DefinitionNode, type DocumentNode, type NameNode} from 'graphql';
import type {Warning} from '@paydocs/core';
import {getLocation} from './location';

/**
 * Removes duplicate fields from types. Some providers publish schemas that define a field twice, which GraphQL forbids.
 *
 * @param document - parsed SDL file
 * @param onWarning - called for each removed field
 * @returns the document with the first definition of each field
 */
export function removeDuplicateFields(document: DocumentNode, onWarning: (warning: Warning) => void): DocumentNode {
  const definitions = document.definitions.map((definition): DefinitionNode => {
    if (!('fields' in definition) || !definition.fields) return definition;
    const seen = new Set<string>();
    const fields = (
      definition.fields as readonly {kind: Kind; name: NameNode; directives?: readonly ConstDirectiveNode[]}[]
    ).filter((field) => {
      if (!seen.has(field.name.value)) return seen.add(field.name.value);
      const message = `"${definition.name.value}.${field.name.value}" is defined twice. Remove one of the definitions.`;
      onWarning({...getLocation(field as never), kind: 'field defined twice', message});
      return false;
    });
    return {...definition, fields} as unknown as DefinitionNode;
  });
  return {...document, definitions};
}

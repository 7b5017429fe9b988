import {CriticalityLevel, diff, DiffRule} from '@graphql-inspector/core';
import {buildSchema, isEnumType, type GraphQLSchema} from 'graphql';
import type {ChangeLevel, SpecChange} from './types';

const LEVEL_BY_CRITICALITY: Record<string, ChangeLevel> = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'dangerous',
  [CriticalityLevel.NonBreaking]: 'safe',
};

/**
 * Matches types of changes that programs can't notice: changes of texts, and of directives on definitions.
 * `@deprecated` has separate types.
 */
const IGNORED_CHANGE_TYPES = /DESCRIPTION|DEPRECATION_REASON|^DIRECTIVE_USAGE/;

/**
 * Matches types of changes that add an input, which requests may now have to contain. They affect lines that use its
 * parent.
 */
const ADDED_INPUT_CHANGE_TYPES = /^(?:FIELD_ARGUMENT|INPUT_FIELD)_ADDED$/;

/**
 * Compares two revisions of the GraphQL schema by the rules of GraphQL Inspector. The parts of a new type aren't
 * listed separately.
 *
 * @param before - old schema (SDL)
 * @param after - new schema (SDL)
 * @returns the changes that programs can notice
 */
export async function compareGraphql(before: string, after: string): Promise<SpecChange[]> {
  const oldSchema = buildSchema(before);
  const changes = await diff(oldSchema, buildSchema(after), [DiffRule.simplifyChanges]);
  return changes
    .filter(({type}) => !IGNORED_CHANGE_TYPES.test(type))
    .map(({type, criticality, message, path = ''}) => {
      const level = LEVEL_BY_CRITICALITY[criticality.level] ?? 'dangerous';
      const isAdded = ADDED_INPUT_CHANGE_TYPES.test(type);
      const affectedPath = isAdded ? path.replace(/\.[^.]*$/, '') : path.replace(/\.@.*$/, '');
      const verb = type.toLowerCase().replace(/_/g, ' ');
      return {
        api: 'GraphQL' as const,
        level,
        subject: toName(oldSchema, path),
        verb,
        key: `GraphQL ${path} ${verb}`,
        text: message.replace(/\.?$/, '.'),
        targets:
          affectedPath === '' || (isAdded && level === 'safe') ? [] : [`graphql:${toName(oldSchema, affectedPath)}`],
        ...(isAdded && {exact: true as const}),
      };
    });
}

/** Converts a path that GraphQL Inspector reports to a name in guides: `Status=PAID` for `Status.PAID`. */
function toName(schema: GraphQLSchema, path: string): string {
  const [owner = '', ...rest] = path.split('.');
  return isEnumType(schema.getType(owner)) && rest.length > 0 ? `${owner}=${rest[0]}` : path;
}

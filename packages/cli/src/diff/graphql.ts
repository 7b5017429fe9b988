import {CriticalityLevel, diff, DiffRule} from '@graphql-inspector/core';
import {buildSchema, isEnumType, type GraphQLSchema} from 'graphql';
import type {Level, SpecChange} from './types';

const LEVELS: Record<string, Level> = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'dangerous',
  [CriticalityLevel.NonBreaking]: 'safe',
};

/** What no program can notice: texts, and directives on definitions, since `@deprecated` has rules of its own. */
const UNSEEN = /DESCRIPTION|DEPRECATION_REASON|^DIRECTIVE_USAGE/;

/** What has to be sent from now on: it concerns the lines that send what it is in. */
const ADDED_TO_INPUT = /^(?:FIELD_ARGUMENT|INPUT_FIELD)_ADDED$/;

/**
 * Compares two revisions of the GraphQL schema with GraphQL Inspector, by its rules: `rule` is its type of change.
 * What comes with a new type is not told once more.
 *
 * @param before - the old schema (SDL)
 * @param after - the new one
 * @returns each change that a program can notice
 */
export async function compareGraphql(before: string, after: string): Promise<SpecChange[]> {
  const old = buildSchema(before);
  const changes = await diff(old, buildSchema(after), [DiffRule.simplifyChanges]);
  return changes
    .filter(({type}) => !UNSEEN.test(type))
    .map(({type, criticality, message, path = ''}) => {
      const level = LEVELS[criticality.level] ?? 'dangerous';
      const isAdded = ADDED_TO_INPUT.test(type);
      const place = isAdded ? path.replace(/\.[^.]*$/, '') : path.replace(/\.@.*$/, '');
      const verb = type.toLowerCase().replace(/_/g, ' ');
      return {
        api: 'GraphQL' as const,
        level,
        rule: type,
        key: `GraphQL ${path} ${verb}`,
        text: message.replace(/\.?$/, '.'),
        targets: place === '' || (isAdded && level === 'safe') ? [] : [targetOf(old, place)],
        ...(isAdded && {exact: true as const}),
      };
    });
}

/** A place in the words of a `Use`. */
function targetOf(schema: GraphQLSchema, path: string): string {
  const [owner = '', ...rest] = path.split('.');
  return `graphql:${isEnumType(schema.getType(owner)) && rest.length > 0 ? `${owner}=${rest[0]}` : path}`;
}

import {CriticalityLevel, diff} from '@graphql-inspector/core';
import {buildSchema, isEnumType} from 'graphql';
import type {Level, SpecChange} from './types';

const LEVELS: Record<string, Level> = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'dangerous',
  [CriticalityLevel.NonBreaking]: 'safe',
};

/**
 * Compares two revisions of the GraphQL schema with GraphQL Inspector.
 *
 * @param before - the old schema (SDL)
 * @param after - the new one
 * @returns each change that a program can notice
 */
export async function compareGraphql(before: string, after: string): Promise<SpecChange[]> {
  const old = buildSchema(before);
  const changes = await diff(old, buildSchema(after));
  return changes
    .filter(({type}) => !/DESCRIPTION|DEPRECATION_REASON/.test(type))
    .map(({type, criticality, message, path = ''}) => {
      const [owner = '', ...rest] = path.split('.');
      const named = old.getType(owner);
      const target = `graphql:${isEnumType(named) && rest.length > 0 ? `${owner}=${rest[0]}` : path}`;
      const verb = type.toLowerCase().replace(/_/g, ' ');
      return {
        api: 'GraphQL' as const,
        level: LEVELS[criticality.level] ?? 'dangerous',
        key: `GraphQL ${path} ${verb}`,
        text: message.replace(/\.?$/, '.'),
        targets: path === '' ? [] : [target],
      };
    });
}

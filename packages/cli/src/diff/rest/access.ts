/** Compares the servers and the authentication of the API. */
import {getOwnValue} from '@paydocs/core';
import type {OpenApiDocument} from '@paydocs/contract/document';
import type {DiffContext} from './comparer';
import {getOperations, type OperationEntry} from './operations';
import type {ChangeLevel} from '../types';

/**
 * Compares the servers of both revisions. Programs contain the API URL.
 *
 * @param revisions - both revisions, and the collector of differences
 */
export function compareServers({before, after, collector}: DiffContext): void {
  const [old, now] = [before, after].map(({servers = []}) => servers.map(({url}) => url.replace(/\/+$/, '')));
  const removed = (old ?? []).filter((url) => !now?.includes(url));
  const added = (now ?? []).filter((url) => !old?.includes(url));
  const [from, to] = [removed[0], added[0]];
  if (removed.length === 1 && added.length === 1 && from !== undefined && to !== undefined) {
    const text = `the API URL changed from ${from} to ${to}`;
    collector.add({level: 'breaking', subject: `server ${from}`, verb: 'changed', text, targets: [from]});
    return;
  }
  const addChange = (url: string, verb: 'added' | 'removed'): void =>
    collector.add({
      level: verb === 'added' ? 'safe' : 'breaking',
      subject: `server ${url}`,
      verb,
      text: `the API URL ${url} was ${verb}`,
      targets: [url],
    });
  for (const url of removed) addChange(url, 'removed');
  for (const url of added) addChange(url, 'added');
}

/** Scopes by alternative. The key lists the security schemes that a request needs, joined with " and ". */
type ScopesByRequirement = Map<string, Set<string>>;

function getScopesByRequirement(
  {security: defaultSecurity}: OpenApiDocument,
  {operation}: OperationEntry,
): ScopesByRequirement {
  const requirements = operation.security ?? defaultSecurity ?? [];
  return new Map(
    requirements.map((each) => [
      Object.keys(each).sort().join(' and '),
      new Set(Object.entries(each).flatMap(([scheme, scopes]) => scopes.map((scope) => `${scheme} ${scope}`))),
    ]),
  );
}

/**
 * Compares the security requirements of an operation.
 *
 * @param revisions - both revisions, and the collector of differences
 * @param one - operation in the old revision
 * @param other - same operation in the new revision
 */
export function compareSecurity(
  {before, after, collector}: DiffContext,
  one: OperationEntry,
  other: OperationEntry,
): void {
  const [old, now] = [getScopesByRequirement(before, one), getScopesByRequirement(after, other)];
  const addChange = (level: ChangeLevel, subject: string, verb: string, text: string): void =>
    collector.add({
      level,
      subject: `security ${subject}`,
      verb,
      text,
      targets: [`${one.id}#Authorization`, '#Authorization'],
      operation: one.id,
    });
  // Anyone can then send the request, and it no longer acts on behalf of the account of a key.
  if (old.size > 0 && !old.has('') && ![...now.keys()].some(Boolean))
    return addChange('breaking', 'all', 'dropped', 'the operation no longer requires authentication');
  const isPublic = (alternatives: ScopesByRequirement): boolean => alternatives.size === 0 || alternatives.has('');
  if (isPublic(old) && isPublic(now)) return;
  if (isPublic(old)) {
    addChange('breaking', [...now.keys()].join(' or '), 'required', `${[...now.keys()].join(' or ')} is required`);
    return;
  }
  for (const [name, scopes] of old) {
    const others = now.get(name);
    if (!others) {
      if (!isPublic(now)) addChange('breaking', name, 'removed', `${name} no longer authenticates requests`);
      continue;
    }
    for (const scope of others)
      if (!scopes.has(scope)) addChange('breaking', scope, 'added', `the scope ${scope} is required`);
    for (const scope of scopes)
      if (!others.has(scope)) addChange('safe', scope, 'removed', `the scope ${scope} is no longer required`);
  }
  if (isPublic(now)) addChange('safe', 'none', 'added', 'a key is no longer required');
  else
    for (const name of now.keys())
      if (!old.has(name)) addChange('safe', name, 'added', `${name} also authenticates requests`);
}

/**
 * Compares the security schemes that both revisions have.
 *
 * @param revisions - both revisions, and the collector of differences
 */
export function compareSecuritySchemes({before, after, collector}: DiffContext): void {
  const now = after.components?.securitySchemes ?? {};
  for (const [name, scheme] of Object.entries(before.components?.securitySchemes ?? {})) {
    const other = getOwnValue(now, name);
    if (!other || describeScheme(scheme) === describeScheme(other)) continue;
    collector.add({
      level: 'breaking',
      subject: `security ${name}`,
      verb: 'changed',
      text: `${name} authenticates requests with ${describeScheme(other)} instead of ${describeScheme(scheme)}`,
      targets: ['#Authorization', ...findAuthorizationTargets(before, name)],
    });
  }
}

/** Returns the targets of the `Authorization` headers of all operations that use a scheme. */
function findAuthorizationTargets(document: OpenApiDocument, name: string): string[] {
  const users = getOperations(document).filter((each) =>
    [...getScopesByRequirement(document, each).keys()].some((key) => key.split(' and ').includes(name)),
  );
  return users.map(({id}) => `${id}#Authorization`);
}

/** Describes a security scheme, for comparison and for messages. */
function describeScheme(scheme: {type: string; scheme?: string; in?: string; name?: string}): string {
  const {type, scheme: form, in: location, name} = scheme;
  const flows = 'flows' in scheme ? JSON.stringify(scheme.flows) : undefined;
  const url = 'openIdConnectUrl' in scheme ? String(scheme.openIdConnectUrl) : undefined;
  return [type, form?.toLowerCase(), location, name, flows, url].filter((each) => each !== undefined).join(' ');
}

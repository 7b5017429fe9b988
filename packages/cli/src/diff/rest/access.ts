/** Compares where the API is and what it asks of who calls it. */
import {ownValue} from '@paydocs/core/ownValue';
import type {OpenApiDocument} from '@paydocs/contract/rest/document';
import type {Revisions} from './comparison';
import {operationsOf, type Placed} from './operations';
import type {RuleId} from './rules';

/** @param revisions - both revisions: their servers are compared */
export function compareServers({before, after, collector}: Revisions): void {
  const [old, now] = [before, after].map(({servers = []}) => servers.map(({url}) => url.replace(/\/+$/, '')));
  const removed = (old ?? []).filter((url) => !now?.includes(url));
  const added = (now ?? []).filter((url) => !old?.includes(url));
  const [from, to] = [removed[0], added[0]];
  if (removed.length === 1 && added.length === 1 && from !== undefined && to !== undefined) {
    const text = `the API URL changed from ${from} to ${to}`;
    collector.add({rule: 'server-url-changed', subject: `server ${from}`, verb: 'changed', text, targets: [from]});
    return;
  }
  const tell = (url: string, verb: 'added' | 'removed'): void =>
    collector.add({
      rule: `server-url-${verb}`,
      subject: `server ${url}`,
      verb,
      text: `the API URL ${url} was ${verb}`,
      targets: [url],
    });
  for (const url of removed) tell(url, 'removed');
  for (const url of added) tell(url, 'added');
}

/** Alternatives of keys that a request needs, each with its scopes. */
type Alternatives = Map<string, Set<string>>;

function alternativesOf({security: general}: OpenApiDocument, {operation}: Placed): Alternatives {
  const written = operation.security ?? general ?? [];
  return new Map(
    written.map((each) => [
      Object.keys(each).sort().join(' and '),
      new Set(Object.entries(each).flatMap(([scheme, scopes]) => scopes.map((scope) => `${scheme} ${scope}`))),
    ]),
  );
}

/**
 * @param revisions - both revisions
 * @param one - an operation
 * @param other - the same in the new revision
 */
export function compareSecurity({before, after, collector}: Revisions, one: Placed, other: Placed): void {
  const [old, now] = [alternativesOf(before, one), alternativesOf(after, other)];
  const tell = (rule: RuleId, subject: string, verb: string, text: string): void =>
    collector.add({
      rule,
      subject: `security ${subject}`,
      verb,
      text,
      targets: [`${one.id}#Authorization`, '#Authorization'],
      operation: one.id,
    });
  if (old.size > 0 && !old.has('') && ![...now.keys()].some(Boolean))
    return tell('api-security-dropped', 'all', 'dropped', 'the operation no longer has any authentication');
  const isFree = (all: Alternatives): boolean => all.size === 0 || all.has('');
  if (isFree(old) && isFree(now)) return;
  if (isFree(old)) {
    tell(
      'api-security-required',
      [...now.keys()].join(' or '),
      'required',
      `${[...now.keys()].join(' or ')} is required`,
    );
    return;
  }
  for (const [name, scopes] of old) {
    const others = now.get(name);
    if (!others) {
      if (!isFree(now)) tell('api-security-removed', name, 'removed', `${name} no longer authenticates requests`);
      continue;
    }
    for (const scope of others)
      if (!scopes.has(scope)) tell('api-security-scope-added', scope, 'added', `the scope ${scope} is required`);
    for (const scope of scopes)
      if (!others.has(scope))
        tell('api-security-scope-removed', scope, 'removed', `the scope ${scope} is no longer required`);
  }
  if (isFree(now)) tell('api-security-added', 'none', 'added', 'a key is no longer required');
  else
    for (const name of now.keys())
      if (!old.has(name)) tell('api-security-added', name, 'added', `${name} also authenticates requests`);
}

/** @param revisions - both revisions: the schemes that both have are compared */
export function compareSecuritySchemes({before, after, collector}: Revisions): void {
  const now = after.components?.securitySchemes ?? {};
  for (const [name, scheme] of Object.entries(before.components?.securitySchemes ?? {})) {
    const other = ownValue(now, name);
    if (!other || wire(scheme) === wire(other)) continue;
    collector.add({
      rule: 'api-security-component-changed',
      subject: `security ${name}`,
      verb: 'changed',
      text: `${name} authenticates requests with ${wire(other)} instead of ${wire(scheme)}`,
      targets: ['#Authorization', ...usersOf(before, name)],
    });
  }
}

/** Operations that are signed with a scheme. */
function usersOf(document: OpenApiDocument, name: string): string[] {
  const users = operationsOf(document).filter((each) =>
    [...alternativesOf(document, each).keys()].some((key) => key.split(' and ').includes(name)),
  );
  return users.map(({id}) => `${id}#Authorization`);
}

/** What of a scheme is seen in a request. */
function wire(scheme: {type: string; scheme?: string; in?: string; name?: string}): string {
  const {type, scheme: form, in: place, name} = scheme;
  const flows = 'flows' in scheme ? JSON.stringify(scheme.flows) : undefined;
  const url = 'openIdConnectUrl' in scheme ? String(scheme.openIdConnectUrl) : undefined;
  return [type, form?.toLowerCase(), place, name, flows, url].filter((each) => each !== undefined).join(' ');
}

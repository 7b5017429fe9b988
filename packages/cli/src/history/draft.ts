import type {Difference, Release} from '@paydocs/contract/changelog';
import {getAnnouncedParts, isAnnounced} from './checkChangelog';

/**
 * Drafts the changes that are missing from a release's changelog entry.
 *
 * @param date - date of the release, such as `2026-01-31`
 * @param differences - differences from the previous release
 * @param announced - release in the changelog, if it's there
 * @returns YAML with placeholders for descriptions; empty if the changelog is complete
 */
export function draftEntry(date: string, differences: readonly Difference[], announced: Release | undefined): string {
  const announcedParts = announced ? getAnnouncedParts(announced) : [];
  const missing = differences.filter((difference) => !isAnnounced(difference, announcedParts));
  const groups = new Map<string, {api: string; kind: string; names: string[]}>();
  for (const {api, kind, name} of missing) {
    const group = groups.get(`${api} ${kind}`) ?? {api, kind, names: []};
    groups.set(`${api} ${kind}`, group);
    if (!group.names.includes(name)) group.names.push(name);
  }
  const changes = [...groups.values()].flatMap(({api, kind, names}) => [
    `    - api: ${api}`,
    `      kind: ${kind}`,
    '      text: …',
    '      names:',
    ...names.map((name) => `        - ${name.startsWith('@') ? `'${name}'` : name}`), // YAML reserves `@`
  ]);
  if (announced && changes.length === 0) return '';
  const header = announced ? [] : [`- date: ${date}`, '  title: …', '  changes:'];
  return [...header, ...changes].join('\n');
}

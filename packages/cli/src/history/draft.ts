import {isWithin, targetOf, type Difference} from '@paydocs/contract/changelog/history';
import type {Release} from '@paydocs/contract/changelog/types';

/**
 * @param date - of a release
 * @param differences - from the one before
 * @param announced - the release, if the changelog has it
 * @returns what the changelog still has to say, as YAML to write texts into; empty if it says all
 */
export function draftEntry(date: string, differences: readonly Difference[], announced: Release | undefined): string {
  const said = (announced?.changes ?? []).flatMap(({api, kind, names = []}) =>
    api === 'JavaScript' ? [] : names.map(({name}) => ({kind, target: targetOf(api, name)})),
  );
  const missing = differences.filter(
    ({kind, target}) => !said.some((each) => each.kind === kind && isWithin(target, each.target)),
  );
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
    ...names.map((name) => `        - ${name}`),
  ]);
  if (announced && changes.length === 0) return '';
  const head = announced ? [] : [`- date: ${date}`, '  title: …', '  changes:'];
  return [...head, ...changes].join('\n');
}

import {translate} from '@docusaurus/Translate';

/** Kinds of changes, in the order of display. A difference between releases is never `fixed`. */
export const CHANGE_KINDS = ['added', 'changed', 'deprecated', 'fixed', 'removed'] as const;

type ChangeKind = (typeof CHANGE_KINDS)[number];

export const isChangeKind = (kind: string): kind is ChangeKind => (CHANGE_KINDS as readonly string[]).includes(kind);

/** Returns the localized title of a kind of change. */
export function getChangeKindTitle(kind: ChangeKind): string {
  switch (kind) {
    case 'added':
      return translate({id: 'paydocs.release.added', message: 'Added'});
    case 'changed':
      return translate({id: 'paydocs.release.changed', message: 'Changed'});
    case 'deprecated':
      return translate({id: 'paydocs.release.deprecated', message: 'Deprecated'});
    case 'fixed':
      return translate({id: 'paydocs.release.fixed', message: 'Fixed'});
    case 'removed':
      return translate({id: 'paydocs.release.removed', message: 'Removed'});
  }
}

import {translate} from '@docusaurus/Translate';
import type {DifferenceRow} from '../embeds';

/** Kinds of differences, in the order of display. */
export const KINDS: readonly DifferenceRow['kind'][] = ['added', 'changed', 'deprecated', 'removed'];

/** @returns the title of a kind of difference */
export function getKindTitle(kind: DifferenceRow['kind']): string {
  switch (kind) {
    case 'added':
      return translate({id: 'paydocs.release.added', message: 'Added'});
    case 'changed':
      return translate({id: 'paydocs.release.changed', message: 'Changed'});
    case 'deprecated':
      return translate({id: 'paydocs.release.deprecated', message: 'Deprecated'});
    case 'removed':
      return translate({id: 'paydocs.release.removed', message: 'Removed'});
  }
}

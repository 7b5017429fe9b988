import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {GUIDES_SECTION_ID} from '../../../common/mdx';
import type {GuidesByPage} from '../../../data/reference';
import {formatNames} from '../Fields';
import {LinkRow} from '../Links';
import styles from '../styles/fields.module.css';

/** Props of components that list the guides of a page. */
export interface GuidesProps {
  guides?: GuidesByPage;
  /** URL of the page, which is its key in `guides`. */
  of?: string;
}

/** Maximum number of guides in the summary, so that it fits on one line. */
const MAX_NAMES = 2;

/** Returns the translated title of the list of guides. */
export const getGuidesTitle = (): string => translate({id: 'paydocs.ref.guides', message: 'Used in guides'});

/** Renders the guides that use the page's operation or type, if any, in a disclosure. */
export function Guides({guides = {}, of = ''}: GuidesProps): ReactNode {
  const links = guides[of] ?? [];
  const {collectAnchor} = useBrokenLinks();
  if (links.length === 0) return null;
  collectAnchor(GUIDES_SECTION_ID);
  const names = links.map(({text}) => text);
  return (
    <details id={GUIDES_SECTION_ID} className={styles.values} data-rest="">
      <summary data-markdown-ignore="">{`${getGuidesTitle()}: ${formatNames(names, MAX_NAMES)}`}</summary>
      <p>
        <LinkRow links={[...links]} />
      </p>
    </details>
  );
}

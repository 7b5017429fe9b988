import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {GUIDES} from '../../../common/mdx';
import type {GuidesOfPages} from '../../../data/reference';
import {LinkRow} from '../Links';
import styles from '../styles/uses.module.css';

/** What of all guides a page is told. */
export interface GuidesProps {
  guides?: GuidesOfPages;
  /** The page's address. */
  of?: string;
}

/** @returns what the section is called */
export const guidesTitle = (): string => translate({id: 'paydocs.ref.guides', message: 'Used in guides'});

/** The guides that rest on what a page is about, those that do most first; nothing if there are none. */
export function Guides({guides = {}, of = ''}: GuidesProps): ReactNode {
  const links = guides[of] ?? [];
  const {collectAnchor} = useBrokenLinks();
  if (links.length === 0) return null;
  collectAnchor(GUIDES);
  return (
    <>
      <h2 id={GUIDES} className={styles.guides}>
        {guidesTitle()}
      </h2>
      <p>
        <LinkRow links={[...links]} />
      </p>
    </>
  );
}

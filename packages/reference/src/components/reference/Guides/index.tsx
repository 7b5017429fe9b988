import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {GUIDES} from '../../../common/mdx';
import type {GuidesOfPages} from '../../../data/reference';
import {named} from '../Fields';
import {LinkRow} from '../Links';
import styles from '../styles/fields.module.css';

/** What of all guides a page is told. */
export interface GuidesProps {
  guides?: GuidesOfPages;
  /** The page's address. */
  of?: string;
}

/** So many guides are named before anybody opens the list: the line stays one. */
const FIRST = 2;

/** @returns what the list is called */
export const guidesTitle = (): string => translate({id: 'paydocs.ref.guides', message: 'Used in guides'});

/** The guides that rest on what a page is about, those that do most first; nothing if there are none. */
export function Guides({guides = {}, of = ''}: GuidesProps): ReactNode {
  const links = guides[of] ?? [];
  const {collectAnchor} = useBrokenLinks();
  if (links.length === 0) return null;
  collectAnchor(GUIDES);
  const names = links.map(({text}) => text);
  return (
    <details id={GUIDES} className={styles.values} data-rest="">
      <summary data-markdown-ignore="">{`${guidesTitle()}: ${named(names, FIRST)}`}</summary>
      <p>
        <LinkRow links={[...links]} />
      </p>
    </details>
  );
}

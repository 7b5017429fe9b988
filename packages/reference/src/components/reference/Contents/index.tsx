import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {GUIDES} from '../../../common/mdx';
import {guidesTitle, type GuidesProps} from '../Guides';
import styles from './styles.module.css';

interface Props extends GuidesProps {
  links: {text: string; href: string}[];
}

/**
 * Links to the parts of the page, always in sight: an operation has no table of contents beside it. The one that is
 * read is marked by `markSections` of the frame.
 */
export function Contents({links, guides = {}, of = ''}: Props): ReactNode {
  const last = guides[of]?.length ? [{text: guidesTitle(), href: `#${GUIDES}`}] : [];
  return (
    <nav
      aria-label={translate({id: 'paydocs.ref.contents', message: 'On this page'})}
      className={styles.contents}
      data-sections=""
    >
      {[...links, ...last].map(({text, href}) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </nav>
  );
}

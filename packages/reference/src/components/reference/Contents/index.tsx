import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {GUIDES_SECTION_ID} from '../../../common/mdx';
import {getGuidesTitle, type GuidesProps} from '../Guides';
import styles from './styles.module.css';

interface Props extends GuidesProps {
  links: {text: string; href: string}[];
}

/**
 * Renders links to the sections of the page. They stay visible, because an operation's page has no table of contents.
 * `highlightCurrentSection` in the shell highlights the link to the current section.
 */
export function Contents({links, guides = {}, of = ''}: Props): ReactNode {
  const guidesLink = guides[of]?.length ? [{text: getGuidesTitle(), href: `#${GUIDES_SECTION_ID}`}] : [];
  return (
    <nav
      aria-label={translate({id: 'paydocs.ref.contents', message: 'On this page'})}
      className={styles.contents}
      data-sections=""
    >
      {[...links, ...guidesLink].map(({text, href}) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </nav>
  );
}

import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  links: {text: string; href: string}[];
}

/** Links to the parts of the page: an operation has no table of contents beside it. */
export function Contents({links}: Props): ReactNode {
  return (
    <nav aria-label={translate({id: 'paydocs.ref.contents', message: 'On this page'})} className={styles.contents}>
      {links.map(({text, href}) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </nav>
  );
}

import React from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface SectionProps {
  /** Anchor, and the start of the heading's id. */
  id: string;
  title: string;
  lead: React.ReactNode;
  /** On the tinted surface instead of the page. */
  tinted?: boolean;
  children: React.ReactNode;
}

/** A part of the home page: a landmark with a heading, a sentence about it and its content. */
export default function Section({id, title, lead, tinted = false, children}: SectionProps): React.ReactNode {
  return (
    <section className={clsx(styles.section, tinted && styles.tinted)} aria-labelledby={id}>
      <div className="container">
        <Heading as="h2" id={id} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </section>
  );
}

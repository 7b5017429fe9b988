import React from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface SectionProps {
  /** ID of the heading, which is also the anchor of the section. */
  id: string;
  title: string;
  lead: React.ReactNode;
  /** True if the section has a tinted background. */
  tinted?: boolean;
  children: React.ReactNode;
}

/** Renders a section of the home page, which is a landmark, with a heading and a lead paragraph. */
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

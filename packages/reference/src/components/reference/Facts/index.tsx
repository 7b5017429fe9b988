import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {FactData} from '../../../data/reference';
import styles from '../styles/fields.module.css';

interface Props {
  facts?: FactData[];
}

/** Constraints, default and examples, in the line of the type. Of an example, nobody needs to know where it ends. */
export function Facts({facts = []}: Props): ReactNode {
  const example = translate({id: 'paydocs.ref.example', message: 'Example'});
  return facts.map(([label, code], index) => {
    const isPlain = code === undefined || label === example;
    return (
      <Fragment key={index}>
        {` · ${label}${isPlain && code !== undefined ? `: ${code}` : ' '}`}
        {!isPlain && <code>{code}</code>}
      </Fragment>
    );
  });
}

/** The facts that {@link isLong} keeps out of the line, each behind a disclosure. */
export function LongFacts({facts = []}: Props): ReactNode {
  return facts.filter(isLong).map(([label, code], index) => (
    <details key={index} className={styles.values}>
      <summary>{label}</summary>
      <pre tabIndex={0}>{code}</pre>
    </details>
  ));
}

/** @returns whether a fact takes several lines, and so a block of its own */
export function isLong([, code = '']: FactData): boolean {
  return code.includes('\n');
}

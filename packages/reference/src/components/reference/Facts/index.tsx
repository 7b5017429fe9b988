import {Fragment, createElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {FactData} from '../../../data/reference';
import styles from '../styles/fields.module.css';

interface Props {
  facts?: FactData[];
}

/** Constraints, default and examples, in the line of the type. */
export function Facts({facts}: Props): ReactNode {
  return inOne(factParts(facts));
}

/** The parts of {@link Facts}. Of an example, nobody needs to know where it ends. */
export function factParts(facts: FactData[] = []): ReactNode[] {
  const example = translate({id: 'paydocs.ref.example', message: 'Example'});
  return facts.flatMap(([label, code]): ReactNode[] => {
    if (code === undefined) return [` · ${label}`];
    return label === example ? [` · ${label}: ${code}`] : [` · ${label} `, <code key={label}>{code}</code>];
  });
}

/** Texts that follow each other become one: between two of them, React writes a comment, and a page has a thousand. */
export function inOne(parts: readonly ReactNode[]): ReactNode {
  const merged: ReactNode[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else if (part) merged.push(part);
  }
  return createElement(Fragment, null, ...merged);
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

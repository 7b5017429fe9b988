import {Fragment, createElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {FactData} from '../../../data/reference';
import styles from '../styles/fields.module.css';

interface Props {
  facts?: FactData[];
}

/** Renders constraints, the default, and examples on the line of the type. */
export function Facts({facts}: Props): ReactNode {
  return mergeText(renderFactParts(facts));
}

/** Renders the parts of {@link Facts}. An example isn't set as code, because readers needn't see where it ends. */
export function renderFactParts(facts: FactData[] = []): ReactNode[] {
  const example = translate({id: 'paydocs.ref.example', message: 'Example'});
  return facts.flatMap(([label, code]): ReactNode[] => {
    if (code === undefined) return [` · ${label}`];
    return label === example ? [` · ${label}: ${code}`] : [` · ${label} `, <code key={label}>{code}</code>];
  });
}

/** Merges adjacent strings. Between two of them React inserts a comment, and a page would have a thousand of those. */
export function mergeText(parts: readonly ReactNode[]): ReactNode {
  const merged: ReactNode[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else if (part) merged.push(part);
  }
  return createElement(Fragment, null, ...merged);
}

/** Renders the facts that are too long for the line, according to {@link isLong}, each behind a disclosure. */
export function LongFacts({facts = []}: Props): ReactNode {
  return facts.filter(isLong).map(([label, code], index) => (
    <details key={index} className={styles.values}>
      <summary>{label}</summary>
      <pre tabIndex={0}>{code}</pre>
    </details>
  ));
}

/** @returns whether a fact has several lines, and therefore needs a separate block */
export function isLong([, code = '']: FactData): boolean {
  return code.includes('\n');
}

import {Fragment, createElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {FactData} from '../../../data/reference';
import styles from '../styles/fields.module.css';

interface Props {
  facts?: FactData[];
}

/** Renders constraints, the default, and examples for the line of the type. */
export function Facts({facts}: Props): ReactNode {
  return mergeText(renderFactParts(facts));
}

/** Renders facts as strings and `code` elements. Examples are plain text, because their exact end doesn't matter. */
export function renderFactParts(facts: FactData[] = []): ReactNode[] {
  const example = translate({id: 'paydocs.ref.example', message: 'Example'});
  return facts.flatMap(([label, code]): ReactNode[] => {
    if (code === undefined) return [` · ${label}`];
    return label === example ? [` · ${label}: ${code}`] : [` · ${label} `, <code key={label}>{code}</code>];
  });
}

/** Merges adjacent strings. React would insert a comment between them, a thousand times on some pages. */
export function mergeText(parts: readonly ReactNode[]): ReactNode {
  const merged: ReactNode[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else if (part) merged.push(part);
  }
  return createElement(Fragment, null, ...merged);
}

/** Renders facts with several lines (see {@link isMultiline}), each in a disclosure. */
export function MultilineFacts({facts = []}: Props): ReactNode {
  return facts.filter(isMultiline).map(([label, code], index) => (
    <details key={index} className={styles.values}>
      <summary>{label}</summary>
      <pre translate="no" tabIndex={0}>
        {code}
      </pre>
    </details>
  ));
}

/** Checks whether a fact has several lines, and therefore needs a separate block. */
export function isMultiline([, code = '']: FactData): boolean {
  return code.includes('\n');
}

import type {DescribedData} from '@paydocs/reference/data/reference';
import type {Place} from '@paydocs/core/searchPlaces';
import {htmlText} from './text';

/**
 * Creates a section.
 *
 * @param anchor - anchor of the section; empty for the page itself
 * @param names - parent headings and the section's own name
 * @param described - description of the section
 * @returns the section
 */
export function place(anchor: string, names: string[], {html, deprecated}: DescribedData): Place {
  const reason = deprecated === true ? undefined : deprecated;
  return {anchor, names, texts: [htmlText(html), htmlText(reason)].filter(Boolean)};
}

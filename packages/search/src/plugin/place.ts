import type {DescribedData} from '@paydocs/reference/data/reference';
import type {Place} from '@paydocs/core/searchPlaces';
import {htmlText} from './text';

/**
 * @param anchor - of the place on its page; empty for the page itself
 * @param names - the headings that lead to it, and its own name
 * @param described - what is said there
 * @returns the place
 */
export function place(anchor: string, names: string[], {html, deprecated}: DescribedData): Place {
  const reason = deprecated === true ? undefined : deprecated;
  return {anchor, names, texts: [htmlText(html), htmlText(reason)].filter(Boolean)};
}

import type {DescriptionData} from '@paydocs/reference';
import type {PageSection} from '@paydocs/core';
import {toPlainText} from './text';

/**
 * Creates a section of a reference page. Its texts are its description and the reason for its deprecation, if any.
 *
 * @param anchor - anchor of the section; empty for the page itself
 * @param names - parent headings and the section's own name
 * @param described - data of the section, with its description as HTML
 * @returns the section
 */
export function createSection(anchor: string, names: string[], {html, deprecated}: DescriptionData): PageSection {
  const reason = deprecated === true ? undefined : deprecated;
  return {anchor, names, texts: [toPlainText(html), toPlainText(reason)].filter(Boolean)};
}

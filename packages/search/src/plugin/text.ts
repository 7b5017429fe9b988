import {unescape} from 'lodash';
import sanitizeHtml from 'sanitize-html';

/**
 * Replaces line breaks and repeated spaces with single spaces.
 *
 * @param text - text with any whitespace
 */
const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Converts HTML of page data to text on one line.
 *
 * @param html - HTML of page data
 * @returns the text; empty for `undefined`
 */
export function toPlainText(html: string | undefined): string {
  return html === undefined
    ? ''
    : collapseWhitespace(unescape(sanitizeHtml(html, {allowedTags: [], allowedAttributes: {}})));
}

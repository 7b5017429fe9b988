import {unescape} from 'lodash';
import sanitizeHtml from 'sanitize-html';

/**
 * Replaces each sequence of whitespace with one space, and trims the text.
 *
 * @param text - text with any whitespace
 */
const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Converts HTML from page data to plain text on one line.
 *
 * @param html - HTML, possibly with entities
 * @returns the text; empty for `undefined`
 */
export function toPlainText(html: string | undefined): string {
  return html === undefined
    ? ''
    : collapseWhitespace(unescape(sanitizeHtml(html, {allowedTags: [], allowedAttributes: {}})));
}

import {unescape} from 'lodash';
import sanitizeHtml from 'sanitize-html';

/**
 * @param text - text with any whitespace
 * @returns the text on one line
 */
const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * @param html - HTML of page data
 * @returns the text content on one line; empty for `undefined`
 */
export function toPlainText(html: string | undefined): string {
  return html === undefined
    ? ''
    : collapseWhitespace(unescape(sanitizeHtml(html, {allowedTags: [], allowedAttributes: {}})));
}

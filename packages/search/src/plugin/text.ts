import {unescape} from 'lodash';
import sanitizeHtml from 'sanitize-html';

/**
 * @param text - any text
 * @returns it in one line
 */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * @param html - HTML of page data, or nothing
 * @returns its text in one line
 */
export function htmlText(html: string | undefined): string {
  return html === undefined ? '' : oneLine(unescape(sanitizeHtml(html, {allowedTags: [], allowedAttributes: {}})));
}

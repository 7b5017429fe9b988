/** Reads a page, or a part of a long one. */
import {z} from 'zod';
import {MAX_FILE_CHARACTERS, splitMarkdown} from '../../markdown/split';
import type {Page} from '../docs/pages';
import {ToolError} from '../toolError';
import {urlSchema, partNumberSchema} from './inputs';
import {defineTool, type ToolResult} from './tool';

/** Number of characters that are reserved in each part for its head. */
const RESERVED_LENGTH = 1500;

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a documentation page as Markdown. A page of more than 50,000 characters is split into parts. To get another part, set "part" to its number.',
  input: z.strictObject({
    page: urlSchema.describe('The path that search returns, such as getting-started, or the full URL of the page.'),
    part: partNumberSchema,
  }),
  run({pages}, {page: wanted, part}) {
    const {page, part: partOfPath} = pages.find(wanted);
    return renderPagePart(page, part ?? partOfPath ?? 1);
  },
});

/**
 * Renders a part of a page, with the page's head. If the page has several parts, also states their number.
 *
 * @param part - number of the part, counted from 1, as in the site's own Markdown files
 * @throws ToolError if the page has fewer parts
 */
export function renderPagePart({path, title, url, head, body}: Page, part: number): ToolResult {
  const fullText = `${head}\n\n${body}`;
  const parts =
    fullText.length <= MAX_FILE_CHARACTERS ? [body] : splitMarkdown(body, MAX_FILE_CHARACTERS - RESERVED_LENGTH);
  const text = parts[part - 1];
  if (text === undefined)
    throw new ToolError(
      `The page "${path}" has ${parts.length === 1 ? 'one part' : `${parts.length} parts`}, so part ${part} doesn't exist.`,
    );
  const line = parts.length === 1 ? [] : [`This is part ${part} of ${parts.length} of the page \`${path}\`.`];
  return {text: [head, ...line, text.trim()].join('\n\n'), data: {path, title, url, part, parts: parts.length}};
}

import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {checkDiagram} from '../diagrams';
import {checkCodeBlockMeta} from '../code-frames/frame';
import {checkScreen} from '../screens';
import type {PageDiagnostic} from '../pages/types';
import type {GuideCheckInput} from './guideCheck';

const FENCE = /(?:`{3,}|~{3,})/;
const CLOSING_FENCE = /(?:`{3,}|~{3,})[ \t]*$/;

/**
 * Checks the code blocks of a page: their metadata is valid, diagrams and screens can be rendered, and fences are
 * closed.
 *
 * @param page - parsed page or partial, with data of the site
 * @returns the diagnostics
 */
export async function checkCodeBlocks({tree, guide}: GuideCheckInput): Promise<PageDiagnostic[]> {
  const diagnostics: PageDiagnostic[] = [];
  const diagrams: {code: string; meta: string; line: number}[] = [];
  const lines = guide.text.split('\n');
  visit(tree, 'code', ({value, lang, meta, position}) => {
    if (lang === 'mermaid') {
      diagrams.push({code: value, meta: meta ?? '', line: position?.start.line ?? 1});
    } else if (lang === 'screen') {
      const found = checkScreen({code: value, meta: meta ?? ''}, getProse(tree));
      diagnostics.push(
        ...found.map((diagnostic) => ({
          ...diagnostic,
          id: 'content/screen',
          line: (position?.start.line ?? 1) + diagnostic.line,
        })),
      );
    } else {
      const found = checkCodeBlockMeta({code: value, language: lang ?? '', meta: meta ?? ''});
      diagnostics.push(...found.map((message) => ({line: position?.start.line, message})));
    }
    const {start, end} = position ?? {};
    const isFenced = start && FENCE.test(lines[start.line - 1] ?? '');
    if (isFenced && end && (start.line === end.line || !CLOSING_FENCE.test(lines[end.line - 1] ?? ''))) {
      const message =
        "this code block isn't closed, so everything after it is code. Put ``` on a separate line after the code.";
      diagnostics.push({line: start.line, message});
    }
  });
  for (const {line, ...diagram} of diagrams) {
    const found = await checkDiagram(diagram);
    diagnostics.push(
      ...found.map((diagnostic) => ({...diagnostic, id: 'content/diagram', line: line + diagnostic.line})),
    );
  }
  return diagnostics;
}

/** Returns the text of the headings, paragraphs, and table cells of a page, one per line. */
function getProse(tree: Root): string {
  const words: string[] = [];
  visit(tree, ['heading', 'paragraph', 'tableCell'], (node) => void words.push(toString(node)));
  return words.join('\n');
}

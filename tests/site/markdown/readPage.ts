/** Reads what readers see on a page of the built site, and what programs read in its Markdown, both without markup. */
import fs from 'node:fs';
import path from 'node:path';
import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';

/** Content of a page that every copy of it must have. */
export interface VisibleContent {
  kind: 'heading' | 'name' | 'code';
  text: string;
}

const HEADING = /^h[1-6]$/;

/**
 * @param html - HTML of a page
 * @returns its headings, the names of fields and values, and the lines of its code, each once
 */
export function collectVisibleContent(html: string): VisibleContent[] {
  const main = parseMain(html);
  const elements = main ? collectElements(main, isFrame) : [];
  const toContent = (kind: VisibleContent['kind'], found: readonly (Element | undefined)[]): VisibleContent[] =>
    found.flatMap((element) => (element ? [{kind, text: toString(element)}] : []));
  const content = [
    ...toContent(
      'heading',
      elements.filter(({tagName}) => HEADING.test(tagName)),
    ),
    ...toContent(
      'name',
      elements
        .filter(({tagName}) => tagName === 'dt')
        .map((term) => collectElements(term, () => false).find(({properties}) => 'dataCopyAddress' in properties)),
    ),
    ...toContent(
      'name',
      elements
        .filter(({tagName}) => tagName === 'li')
        .map(({children: [first]}) => (first?.type === 'element' && first.tagName === 'code' ? first : undefined)),
    ),
    ...toContent(
      'code',
      elements.filter(({tagName}) => tagName === 'pre'),
    ).flatMap(({kind, text}) => text.split('\n').map((line): VisibleContent => ({kind, text: line}))),
  ];
  const seen = new Map(
    content.map(({kind, text}) => [`${kind} ${stripMarkup(text)}`, {kind, text: stripMarkup(text)}]),
  );
  return [...seen.values()].filter(({text}) => text !== '');
}

/**
 * @param folder - path of a built site's folder
 * @param page - path of the page below it, with a trailing slash
 * @returns all parts of the page's Markdown
 */
export function readMarkdownParts(folder: string, page: string): string[] {
  const base = path.join(folder, page);
  const others = fs.readdirSync(base).filter((name) => /^index-\d+\.md$/.test(name));
  return ['index.md', ...others].map((name) => fs.readFileSync(path.join(base, name), 'utf8'));
}

/** Parses the main part of a page, but not the frame around it, which is longer. */
export function parseMain(html: string): Element | undefined {
  const [part = ''] = /<main\b[^]*<\/main>/.exec(html) ?? [];
  const [main] = fromHtml(part, {fragment: true}).children;
  return main?.type === 'element' ? main : undefined;
}

/** Checks whether an element belongs to the frame around the text of a page. */
export function isFrame({tagName, properties: {ariaHidden, className}}: Element): boolean {
  return (
    ['nav', 'aside', 'footer', 'svg', 'button'].includes(tagName) ||
    ariaHidden === 'true' ||
    (Array.isArray(className) && className.includes('theme-doc-toc-mobile'))
  );
}

/**
 * @param markdown - all parts of a page
 * @returns its text without markup, in which to search for visible content
 */
export const getMarkdownText = (markdown: string): string => stripMarkup(markdown);

/** Removes spaces, icons before headings, Markdown syntax, and link targets, which don't matter here. */
export const stripMarkup = (text: string): string =>
  text
    .replace(/\]\((?:[^()\s]|\([^()]*\))*\)/g, ']')
    .replace(/(?:\u200b|\ufe0f|[\s\p{Extended_Pictographic}*_`~[\]|\\>#+])+/gu, '');

/** Returns the descendants of a node, without excluded elements and their descendants. */
export const collectElements = (root: Nodes, isExcluded: (element: Element) => boolean): Element[] =>
  'children' in root
    ? root.children.flatMap((child) =>
        child.type === 'element' && !isExcluded(child) ? [child, ...collectElements(child, isExcluded)] : [],
      )
    : [];

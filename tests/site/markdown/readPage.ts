/** What readers see on a page of the built site, and what programs read in its Markdown: both without their markup. */
import fs from 'node:fs';
import path from 'node:path';
import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';

/** What a page says that no copy of it may lose. */
export interface Shown {
  kind: 'heading' | 'name' | 'code';
  text: string;
}

const HEADING = /^h[1-6]$/;

/**
 * @param html - of a page
 * @returns its headings, the names of fields and values, and the lines of its code, each once
 */
export function shownOn(html: string): Shown[] {
  const main = mainOf(html);
  const inside = main ? elementsOf(main, isFrame) : [];
  const texts = (kind: Shown['kind'], elements: readonly (Element | undefined)[]): Shown[] =>
    elements.flatMap((element) => (element ? [{kind, text: toString(element)}] : []));
  const found = [
    ...texts(
      'heading',
      inside.filter(({tagName}) => HEADING.test(tagName)),
    ),
    ...texts(
      'name',
      inside
        .filter(({tagName}) => tagName === 'dt')
        .map((term) => elementsOf(term, () => false).find(({properties}) => 'dataCopyAddress' in properties)),
    ),
    ...texts(
      'name',
      inside
        .filter(({tagName}) => tagName === 'li')
        .map(({children: [first]}) => (first?.type === 'element' && first.tagName === 'code' ? first : undefined)),
    ),
    ...texts(
      'code',
      inside.filter(({tagName}) => tagName === 'pre'),
    ).flatMap(({kind, text}) => text.split('\n').map((line): Shown => ({kind, text: line}))),
  ];
  const seen = new Map(found.map(({kind, text}) => [`${kind} ${plain(text)}`, {kind, text: plain(text)}]));
  return [...seen.values()].filter(({text}) => text !== '');
}

/**
 * @param folder - of a built site
 * @param page - address below it, with a slash at its end
 * @returns all parts of the page's Markdown
 */
export function markdownParts(folder: string, page: string): string[] {
  const base = path.join(folder, page);
  const others = fs.readdirSync(base).filter((name) => /^index-\d+\.md$/.test(name));
  return ['index.md', ...others].map((name) => fs.readFileSync(path.join(base, name), 'utf8'));
}

/** @returns the main part of a page; the frame around it, which is the longer part, is not parsed */
export function mainOf(html: string): Element | undefined {
  const [part = ''] = /<main\b[^]*<\/main>/.exec(html) ?? [];
  const [main] = fromHtml(part, {fragment: true}).children;
  return main?.type === 'element' ? main : undefined;
}

/** @returns whether an element stands around the text of a page */
export function isFrame({tagName, properties: {ariaHidden, className}}: Element): boolean {
  return (
    ['nav', 'aside', 'footer', 'template', 'svg', 'button'].includes(tagName) ||
    ariaHidden === 'true' ||
    (Array.isArray(className) && className.includes('theme-doc-toc-mobile'))
  );
}

/**
 * @param markdown - all parts of a page
 * @returns its text without marks, in which what is shown is looked for
 */
export const textOfMarkdown = (markdown: string): string => plain(markdown);

/** Spaces, signs in front of headings, marks of Markdown and where its links lead mean nothing here. */
export const plain = (text: string): string =>
  text
    .replace(/\]\((?:[^()\s]|\([^()]*\))*\)/g, ']')
    .replace(/(?:\u200b|\ufe0f|[\s\p{Extended_Pictographic}*_`~[\]|\\>#+])+/gu, '');

/** @returns the elements below one, those inside of what is left out left out too. */
export const elementsOf = (root: Nodes, isLeftOut: (element: Element) => boolean): Element[] =>
  'children' in root
    ? root.children.flatMap((child) =>
        child.type === 'element' && !isLeftOut(child) ? [child, ...elementsOf(child, isLeftOut)] : [],
      )
    : [];

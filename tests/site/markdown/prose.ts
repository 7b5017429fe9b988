/** What a page says in sentences, and what its Markdown says: each of them is looked for in the other. */
import type {Element, Nodes, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {elementsOf, isFrame, mainOf, plain} from './readPage';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
type MarkdownNode = ReturnType<typeof markdown.parse>['children'][number];

/** Sentences and lines of code, without spaces and marks, that one form of a page has and the other hasn't. */
export interface Differences {
  /** On the page alone. */
  lost: string[];
  /** In the Markdown alone. */
  more: string[];
}

/**
 * @param html - of a page
 * @param parts - all files of its Markdown
 * @returns in which sentences they differ
 */
export function differences(html: string, parts: readonly string[]): Differences {
  const article = articleOf(html);
  return article ? {lost: lostIn(article, parts), more: moreIn(article, parts)} : {lost: [], more: []};
}

function lostIn(article: Element, parts: readonly string[]): string[] {
  const text = normal(parts.join('\n'));
  return unique(blocksOf(article).flatMap(inSentences)).filter((each) => !text.includes(each));
}

function moreIn(article: Element, parts: readonly string[]): string[] {
  const said = elementsOf(article, () => false).flatMap(spoken);
  const shown = normal([toString(article), withoutAsides(article), ...said].join(' '));
  return unique(parts.flatMap(textsOfFile).flatMap(inSentences)).filter((each) => !shown.includes(each));
}

/** @returns a line for each sentence of a page that its Markdown has lost; see {@link shownDifferences} */
export function lostOf(address: string, html: string, parts: readonly string[]): string[] {
  const article = articleOf(html);
  return article ? lostLines(address, lostIn(article, parts)) : [];
}

const lostLines = (address: string, lost: readonly string[]): string[] =>
  lost.filter((text) => !COUNT.test(text)).map((text) => `/${address}: lost ${text.slice(0, 120)}`);

/** On a card, a group of pages has their number alone; Markdown lists them. */
const COUNT = /^\d+items?$/;

/** A list of pages says in Markdown what each of them is for. */
const LISTED = /^ *- (?:\[.*|[^`:]+)$/;

/**
 * @param address - of the page, by which it is told
 * @param html - of the page
 * @param parts - all files of its Markdown
 * @returns a line for each sentence that one of the two hasn't
 */
export function shownDifferences(address: string, html: string, parts: readonly string[]): string[] {
  const {lost, more} = differences(html, parts);
  const [, ...lines] = parts.join('\n').replace(HEAD_LINES, '').trim().split('\n');
  const others = lines.filter((line) => !LISTED.test(line) && !/^#|^$/.test(line));
  const isList = others.length <= 1 && lines.some((line) => LISTED.test(line));
  return [
    ...lostLines(address, lost),
    ...(isList ? [] : more.map((text) => `/${address}: more ${text.slice(0, 120)}`)),
  ];
}

/** What a page says itself. An index of pages has an article for each of them. */
function articleOf(html: string): Element | undefined {
  const main = mainOf(html);
  if (!main) return undefined;
  const [article, another] = elementsOf(main, isFrame).filter(({tagName}) => tagName === 'article');
  return article && !another ? article : main;
}

/** The text of a page without what stands in the middle of a sentence for readers alone, such as the meaning of a term. */
function withoutAsides(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && node.properties.dataMarkdownIgnore !== undefined)) return '';
  return node.children.map(withoutAsides).join('');
}

/** What an element says by its attributes. */
const spoken = ({properties}: Element): string[] =>
  ['alt', 'ariaLabel', 'dataTitle'].flatMap((name) => (typeof properties[name] === 'string' ? [properties[name]] : []));

/** Elements that stand inside of a line. */
const INLINE = new Set('a abbr b code del em i ins kbd mark q s small span strong sub sup u var'.split(' '));

/** The texts of a page, one for each block: code as it is, others in one line. */
function blocksOf(node: Nodes): string[] {
  if (!('children' in node)) return [];
  const found: string[] = [];
  let line = '';
  const end = (): void => {
    found.push(line.replace(/\s+/g, ' '));
    line = '';
  };
  const add = (child: RootContent, index: number, siblings: readonly RootContent[]): void => {
    if (child.type === 'text') line += child.value;
    if (child.type !== 'element' || isLeftOut(child)) return;
    const {tagName, properties} = child;
    // Without even a space between two elements, styles keep them apart.
    if (siblings[index - 1]?.type === 'element') end();
    if (INLINE.has(tagName) && !isLines(child)) return child.children.forEach(add);
    end();
    if (properties.role === 'img') found.push(...spoken(child));
    else found.push(...(tagName === 'pre' || isLines(child) ? toString(child).split('\n') : blocksOf(child)));
  };
  (node.children as RootContent[]).forEach(add);
  end();
  return found;
}

/** Names below one another. */
const isLines = (element: Element): boolean => element.tagName === 'code' && toString(element).includes('\n');

const isLeftOut = (element: Element): boolean => {
  const {role, dataMarkdownIgnore} = element.properties;
  return role !== 'img' && role !== 'tab' && (isFrame(element) || dataMarkdownIgnore !== undefined);
};

/** What each file says of itself, where all pages are listed, and where the other parts are. */
const HEAD_LINES = /^---\n[^]*?\n---\n|^> \[llms\.txt\].*$|^This page has \d+ parts: .*$/gm;

const textsOfFile = (text: string): string[] => markdown.parse(text.replace(HEAD_LINES, '')).children.flatMap(textsOf);

function textsOf(node: MarkdownNode): string[] {
  // The source of a diagram stands for its drawing.
  if (node.type === 'code') return node.lang === 'mermaid' ? [] : node.value.split('\n');
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') return [inLine(node)];
  return 'children' in node ? node.children.flatMap(textsOf) : [];
}

function inLine(node: MarkdownNode): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'html') return '';
  if ('children' in node) return node.children.map(inLine).join('');
  return 'value' in node ? node.value : '';
}

const inSentences = (text: string): string[] => text.split(/(?<=[.!?:;])\s+|\s·\s|\n/);

/** Capitals may be those of a style. */
const normal = (text: string): string => plain(text).toLowerCase();

/** The colon before a list or a description stands on one side alone. */
const unique = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => normal(text).replace(/:$/, '')))].filter((text) => text !== '');

/** Compares the sentences of a page with those of its Markdown, in both directions. */
import type {Element, Nodes, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {collectElements, isFrame, parseMain, stripMarkup} from './readPage';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
type MarkdownNode = ReturnType<typeof markdown.parse>['children'][number];

/** Sentences and lines of code, without spaces and markup, that only one form of a page has. */
export interface Differences {
  /** Only on the page. */
  lost: string[];
  /** Only in the Markdown. */
  more: string[];
}

/**
 * @param html - HTML of a page
 * @param parts - all files of its Markdown
 * @returns the sentences in which they differ
 */
export function findDifferences(html: string, parts: readonly string[]): Differences {
  const article = findArticle(html);
  return article ? {lost: findLost(article, parts), more: findExtra(article, parts)} : {lost: [], more: []};
}

function findLost(article: Element, parts: readonly string[]): string[] {
  const text = normalize(parts.join('\n'));
  return toUnique(collectBlocks(article).flatMap(splitSentences)).filter((each) => !text.includes(each));
}

function findExtra(article: Element, parts: readonly string[]): string[] {
  const attributeTexts = collectElements(article, () => false).flatMap(getAttributeTexts);
  const pageText = normalize([toString(article), getTextWithoutAsides(article), ...attributeTexts].join(' '));
  return toUnique(parts.flatMap(collectMarkdownTexts).flatMap(splitSentences)).filter(
    (each) => !pageText.includes(each),
  );
}

/** Returns a line for each sentence of a page that its Markdown lacks; see {@link listDifferences}. */
export function listLost(route: string, html: string, parts: readonly string[]): string[] {
  const article = findArticle(html);
  return article ? formatLost(route, findLost(article, parts)) : [];
}

const formatLost = (route: string, lost: readonly string[]): string[] =>
  lost.filter((text) => !COUNT.test(text)).map((text) => `/${route}: lost ${text.slice(0, 120)}`);

/** A card of a group of pages shows only their number; Markdown lists them. */
const COUNT = /^\d+items?$/;

/** In Markdown, a list of pages has a description of each of them. */
const LIST_ITEM = /^ *- (?:\[.*|[^`:]+)$/;

/**
 * @param route - path of the page without a slash at its start, for the lines
 * @param html - HTML of the page
 * @param parts - all files of its Markdown
 * @returns a line for each sentence that only one of the two has
 */
export function listDifferences(route: string, html: string, parts: readonly string[]): string[] {
  const {lost, more} = findDifferences(html, parts);
  const [, ...lines] = parts.join('\n').replace(HEAD_LINES, '').trim().split('\n');
  const others = lines.filter((line) => !LIST_ITEM.test(line) && !/^#|^$/.test(line));
  const isList = others.length <= 1 && lines.some((line) => LIST_ITEM.test(line));
  return [...formatLost(route, lost), ...(isList ? [] : more.map((text) => `/${route}: more ${text.slice(0, 120)}`))];
}

/** Returns the content of a page: its article, or its main part if it's an index with an article for each page. */
function findArticle(html: string): Element | undefined {
  const main = parseMain(html);
  if (!main) return undefined;
  const [article, another] = collectElements(main, isFrame).filter(({tagName}) => tagName === 'article');
  return article && !another ? article : main;
}

/** Returns the text of a page without asides in the middle of sentences, such as the meaning of a term. */
function getTextWithoutAsides(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && node.properties.dataMarkdownIgnore !== undefined)) return '';
  return node.children.map(getTextWithoutAsides).join('');
}

/** Returns the texts in an element's attributes. */
const getAttributeTexts = ({properties}: Element): string[] =>
  ['alt', 'ariaLabel', 'dataTitle'].flatMap((name) => (typeof properties[name] === 'string' ? [properties[name]] : []));

/** Names of inline elements. */
const INLINE = new Set('a abbr b code del em i ins kbd mark q s small span strong sub sup u var'.split(' '));

/** Returns the texts of a page, one for each block: code unchanged, others in one line. */
function collectBlocks(node: Nodes): string[] {
  if (!('children' in node)) return [];
  const found: string[] = [];
  let line = '';
  const end = (): void => {
    found.push(line.replace(/\s+/g, ' '));
    line = '';
  };
  const add = (child: RootContent, index: number, siblings: readonly RootContent[]): void => {
    if (child.type === 'text') line += child.value;
    if (child.type !== 'element' || isExcluded(child)) return;
    const {tagName, properties} = child;
    // Styles separate adjacent elements that have no space between them.
    if (siblings[index - 1]?.type === 'element') end();
    if (INLINE.has(tagName) && !hasLines(child)) return child.children.forEach(add);
    end();
    if (properties.role === 'img') found.push(...getAttributeTexts(child));
    else found.push(...(tagName === 'pre' || hasLines(child) ? toString(child).split('\n') : collectBlocks(child)));
  };
  (node.children as RootContent[]).forEach(add);
  end();
  return found;
}

/** Checks whether an element is a list of names, one on each line. */
const hasLines = (element: Element): boolean => element.tagName === 'code' && toString(element).includes('\n');

const isExcluded = (element: Element): boolean => {
  const {role, dataMarkdownIgnore} = element.properties;
  return role !== 'img' && role !== 'tab' && (isFrame(element) || dataMarkdownIgnore !== undefined);
};

/** Front matter of each file, and its links to the list of all pages and to the other parts. */
const HEAD_LINES = /^---\n[^]*?\n---\n|^> \[llms\.txt\].*$|^This page has \d+ parts: .*$/gm;

const collectMarkdownTexts = (text: string): string[] =>
  markdown.parse(text.replace(HEAD_LINES, '')).children.flatMap(collectTexts);

function collectTexts(node: MarkdownNode): string[] {
  // Markdown has the source of a diagram in place of its drawing.
  if (node.type === 'code') return node.lang === 'mermaid' ? [] : node.value.split('\n');
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') return [toInlineText(node)];
  return 'children' in node ? node.children.flatMap(collectTexts) : [];
}

function toInlineText(node: MarkdownNode): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'html') return '';
  if ('children' in node) return node.children.map(toInlineText).join('');
  return 'value' in node ? node.value : '';
}

const splitSentences = (text: string): string[] => text.split(/(?<=[.!?:;])\s+|\s·\s|\n/);

/** Removes markup and capitalization, which may come from styles. */
const normalize = (text: string): string => stripMarkup(text).toLowerCase();

/** Normalizes texts without their last colon, which only one form has before a list, and removes duplicates. */
const toUnique = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => normalize(text).replace(/:$/, '')))].filter((text) => text !== '');

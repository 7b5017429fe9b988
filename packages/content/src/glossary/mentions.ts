import type {Emphasis, Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import {escapeRegExp} from '@paydocs/core';
import {createElementNode} from './createElementNode';
import type {Term} from './terms';

/** Maximum number of explained terms on a page. More explanations would distract readers. */
const MAX_EXPLAINED_TERMS = 8;

/** Types of nodes whose paragraphs are running text. Excludes headings and tables. */
const TEXT_CONTAINERS = new Set(['root', 'list', 'listItem', 'blockquote', 'containerDirective']);
const CONTAINER_COMPONENTS = new Set(['Tabs', 'TabItem', 'Details', 'details']);

/**
 * Adds the meaning of each term to its first mention on a page, with a link to the glossary.
 *
 * @param tree - syntax tree of the page, changed in place
 * @param terms - terms of the glossary
 * @param glossaryUrl - URL of the glossary page
 * @param title - title of the page; terms that it contains aren't explained
 */
export function explainMentions(tree: Root, terms: readonly Term[], glossaryUrl: string, title = ''): void {
  if (terms.length === 0) return;
  const pattern = createPattern(terms);
  const explained = new Set(terms.filter(({isEveryday}) => isEveryday));
  for (const {term} of findMentions(title, pattern, terms)) explained.add(term);
  let remaining = MAX_EXPLAINED_TERMS;
  for (const paragraph of collectParagraphs(tree)) {
    paragraph.children = paragraph.children.flatMap((node) => {
      if (node.type !== 'text') return [node];
      const pieces: PhrasingContent[] = [];
      let end = 0;
      for (const {term, text, start} of findMentions(node.value, pattern, terms)) {
        if (remaining === 0 || explained.has(term)) continue;
        explained.add(term);
        remaining--;
        pieces.push({type: 'text', value: node.value.slice(end, start)}, createExplanation(term, text, glossaryUrl));
        end = start + text.length;
      }
      return end === 0 ? [node] : [...pieces, {...node, value: node.value.slice(end)}];
    });
  }
}

/**
 * Creates a pattern with a group for each term, in the order of {@link sortLongestFirst}, so that "payment link" isn't
 * a mention of "payment".
 */
function createPattern(terms: readonly Term[]): RegExp {
  const names = sortLongestFirst(terms).map(({name}) => {
    const [first = '', second = ''] = name;
    const rest = escapeRegExp(name.slice(first.length)).replace(/ /g, '\\s+');
    // Acronyms and proper names have only one spelling.
    const isWord = /\p{Ll}/u.test(second) && !/\p{Lu}/u.test(name.slice(first.length));
    // A capitalized word after another capitalized word is part of a name, such as a company's "Wallet".
    const start = isWord
      ? `(?:${first.toLowerCase()}|(?<!\\p{Lu}\\p{Ll}+ )${first.toUpperCase()})`
      : escapeRegExp(first);
    return `(${start}${rest}(?:e?s)?)`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}_./-])(?:${names.join('|')})(?![\\p{L}\\p{N}_]|[./-][\\p{L}\\p{N}])`, 'gu');
}

const sortLongestFirst = (terms: readonly Term[]): Term[] =>
  [...terms].sort((one, other) => other.name.length - one.name.length);

function findMentions(
  value: string,
  pattern: RegExp,
  terms: readonly Term[],
): {term: Term; text: string; start: number}[] {
  const sorted = sortLongestFirst(terms);
  return [...value.matchAll(pattern)].flatMap((match) => {
    const term = sorted.find((_, group) => match[group + 1] !== undefined);
    return term ? [{term, text: match[0], start: match.index}] : [];
  });
}

/** Collects the paragraphs of running text. Skips those with HTML, because their text may be inside a link. */
function collectParagraphs(node: Nodes): Paragraph[] {
  if (node.type === 'paragraph') {
    const isLabel = node.data !== undefined && 'directiveLabel' in node.data;
    return isLabel || node.children.some(({type}) => type === 'html') ? [] : [node];
  }
  // In a checklist, the text is the label of a checkbox.
  if (node.type === 'listItem' && typeof node.checked === 'boolean') return [];
  const isComponent = node.type === 'mdxJsxFlowElement' && CONTAINER_COMPONENTS.has(node.name ?? '');
  if (!('children' in node) || !(isComponent || TEXT_CONTAINERS.has(node.type))) return [];
  return node.children.flatMap((child) => collectParagraphs(child));
}

/** Creates a link with the meaning as a tooltip. CSS displays the tooltip, so pages need no script. */
function createExplanation({anchor, meaning}: Term, text: string, glossaryUrl: string): Emphasis {
  const id = `term-${anchor}`;
  const data: object = {hProperties: {ariaDescribedBy: id}};
  return createElementNode('span', {className: ['term']}, [
    {type: 'link', url: `${glossaryUrl}#${anchor}`, data, children: [{type: 'text', value: text}]},
    createElementNode('span', {role: 'tooltip', id, dataMarkdownIgnore: ''}, [{type: 'text', value: meaning}]),
  ]);
}

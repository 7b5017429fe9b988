import type {Emphasis, Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import type {Term} from './terms';

/** More would make a page look like a list of links. */
const MOST = 8;

/** What holds running text. Headings, tables, links, code and labels of screens, which are bold, are left alone. */
const AROUND_TEXT = new Set(['root', 'list', 'listItem', 'blockquote', 'containerDirective']);
const COMPONENTS = new Set(['Tabs', 'TabItem', 'Details', 'details']);

/**
 * Puts the meaning of a term beside its first mention on a page, with a link to the glossary.
 *
 * @param tree - of the page, which is changed
 * @param terms - see {@link Term}
 * @param glossary - where links lead
 * @param title - of the page: what it is about needs no explanation
 */
export function explainMentions(tree: Root, terms: readonly Term[], glossary: string, title = ''): void {
  if (terms.length === 0) return;
  const pattern = patternOf(terms);
  const known = new Set(terms.filter(({isEveryday}) => isEveryday));
  for (const {term} of mentionsIn(title, pattern, terms)) known.add(term);
  let left = MOST;
  for (const paragraph of paragraphsOf(tree)) {
    paragraph.children = paragraph.children.flatMap((node) => {
      if (node.type !== 'text') return [node];
      const pieces: PhrasingContent[] = [];
      let end = 0;
      for (const {term, text, start} of mentionsIn(node.value, pattern, terms)) {
        if (left === 0 || known.has(term)) continue;
        known.add(term);
        left--;
        pieces.push({type: 'text', value: node.value.slice(end, start)}, explained(term, text, glossary));
        end = start + text.length;
      }
      return end === 0 ? [node] : [...pieces, {...node, value: node.value.slice(end)}];
    });
  }
}

/** Each name is a group of its own, the longest first: a payment link is no payment. */
function patternOf(terms: readonly Term[]): RegExp {
  const names = longestFirst(terms).map(({name}) => {
    const [first = '', second = ''] = name;
    const written = escape(name.slice(first.length)).replace(/ /g, '\\s+');
    // Names in capitals, and those of others, are written one way alone.
    const isWord = /\p{Ll}/u.test(second) && !/\p{Lu}/u.test(name.slice(first.length));
    // After a word with a capital, one with a capital is part of a name: a wallet, and the wallet of a company.
    const begin = isWord ? `(?:${first.toLowerCase()}|(?<!\\p{Lu}\\p{Ll}+ )${first.toUpperCase()})` : escape(first);
    return `(${begin}${written}(?:e?s)?)`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}_./-])(?:${names.join('|')})(?![\\p{L}\\p{N}_]|[./-][\\p{L}\\p{N}])`, 'gu');
}

const longestFirst = (terms: readonly Term[]): Term[] =>
  [...terms].sort((one, other) => other.name.length - one.name.length);

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, (sign) => `\\${sign}`);

function mentionsIn(
  value: string,
  pattern: RegExp,
  terms: readonly Term[],
): {term: Term; text: string; start: number}[] {
  const sorted = longestFirst(terms);
  return [...value.matchAll(pattern)].flatMap((match) => {
    const term = sorted.find((_, group) => match[group + 1] !== undefined);
    return term ? [{term, text: match[0], start: match.index}] : [];
  });
}

/** The paragraphs of running text, in their order. One with HTML in it may be inside of a link. */
function paragraphsOf(node: Nodes): Paragraph[] {
  if (node.type === 'paragraph') {
    const isLabel = node.data !== undefined && 'directiveLabel' in node.data;
    return isLabel || node.children.some(({type}) => type === 'html') ? [] : [node];
  }
  // In a checklist, the text is the label of a box.
  if (node.type === 'listItem' && typeof node.checked === 'boolean') return [];
  const isComponent = node.type === 'mdxJsxFlowElement' && COMPONENTS.has(node.name ?? '');
  if (!('children' in node) || !(isComponent || AROUND_TEXT.has(node.type))) return [];
  return node.children.flatMap((child) => paragraphsOf(child));
}

/** A link that is described by the meaning, which style sheets show: no page needs a script for it. */
function explained({anchor, meaning}: Term, text: string, glossary: string): Emphasis {
  const id = `term-${anchor}`;
  const data: object = {hProperties: {ariaDescribedBy: id}};
  return element('span', {className: ['term']}, [
    {type: 'link', url: `${glossary}#${anchor}`, data, children: [{type: 'text', value: text}]},
    element('span', {role: 'tooltip', id, dataMarkdownIgnore: ''}, [{type: 'text', value: meaning}]),
  ]);
}

/** Markdown has no such element: another node takes its name. */
function element(hName: string, hProperties: object, children: PhrasingContent[]): Emphasis {
  const data: object = {hName, hProperties};
  return {type: 'emphasis', data, children};
}

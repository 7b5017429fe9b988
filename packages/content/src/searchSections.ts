import type {Nodes, Root, Table} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Brand, PageSection, GuideSections} from '@paydocs/core';
import {createSlugger} from '@docusaurus/utils';
import {SKIP, visit} from 'unist-util-visit';
import {getDiagramText} from './diagrams';
import {unescapeHtml} from '@paydocs/core/html';
import {resolvePathFromPage, collectDefaultImports} from './pages/imports';
import {parseBody} from './pages/parseBody';
import {readGuide} from './pages/readGuide';
import {parseHeading} from './pages/parseHeading';
import {getVisibleText} from './pages/visibleText';
import type {Guide} from './pages/types';

/** Words in code: command-line options, names with their qualifiers, and numbers of at least four digits. */
const CODE_WORD = /(?<![\w-])--?[A-Za-z][\w-]*|[\p{L}_$][\p{L}\p{N}_$]*(?:[.:-][\p{L}_$][\p{L}\p{N}_$]*)*|\d{4,}/gu;
const MIN_CODE_WORD_LENGTH = 2;

/** Types of inline nodes. */
const PHRASING_TYPES = new Set(
  'break delete emphasis image inlineCode link mdxJsxTextElement mdxTextExpression strong text'.split(' '),
);

/**
 * Collects the sections of guides. A section has text, words in code, and components with generated content. The text
 * includes that of imported partials and diagrams.
 *
 * @param guides - checked pages
 * @param brand - a checked brand
 * @returns the sections by file, in the order of the page; the first one precedes all headings
 */
export async function collectSearchSections(guides: readonly Guide[], brand: Brand): Promise<GuideSections> {
  const sections: GuideSections = {};
  for (const guide of guides) {
    const page = await parseWithPartials(guide, brand);
    sections[guide.file] = page ? getSections(page) : [];
  }
  return sections;
}

interface Page {
  tree: Root;
  /** Imported partials by name. */
  partials: ReadonlyMap<string, Page>;
}

/**
 * Parses a page with its partials.
 *
 * @param guide - page or partial
 * @param brand - a checked brand
 * @param ancestors - files that import this page, which are skipped to end import cycles
 * @returns the page, or undefined if it can't be parsed
 */
async function parseWithPartials(
  guide: Guide,
  brand: Brand,
  ancestors: readonly string[] = [],
): Promise<Page | undefined> {
  const {tree} = await parseBody(guide);
  if (!tree) return undefined;
  const partials = new Map<string, Page>();
  const files = [...ancestors, guide.file];
  for (const {name, from} of collectDefaultImports(tree)) {
    const file = resolvePathFromPage(from, guide.file);
    const {guide: partial} = /\.mdx?$/.test(file) && !files.includes(file) ? readGuide(file, brand) : {};
    const page = partial && (await parseWithPartials(partial, brand, files));
    if (page) partials.set(name, page);
  }
  return {tree, partials};
}

function getSections(page: Page): PageSection[] {
  const sections: PageSection[] = [{anchor: '', names: [], texts: []}];
  addSections(page, sections, []);
  return sections;
}

/**
 * Adds the content of a page to `sections`. `openHeadings` are the current heading and its ancestors; both arrays are
 * changed in place.
 */
function addSections(
  {tree, partials}: Page,
  sections: PageSection[],
  openHeadings: {depth: number; name: string}[],
): void {
  const slugger = createSlugger();
  const addText = (text: string): void => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line) sections.at(-1)!.texts.push(line);
  };
  visit(tree, (node: Nodes) => {
    switch (node.type) {
      case 'heading': {
        const {text, name, id} = parseHeading(node);
        const anchor = id ?? slugger.slug(text);
        if (node.depth === 1) return SKIP;
        openHeadings.splice(0, openHeadings.length, ...openHeadings.filter(({depth}) => depth < node.depth), {
          depth: node.depth,
          name,
        });
        sections.push({anchor, names: openHeadings.map(({name}) => name), texts: []});
        addInlineComponents(sections.at(-1)!, node);
        return SKIP;
      }
      case 'paragraph':
        addText(getVisibleText(node));
        addInlineComponents(sections.at(-1)!, node);
        return SKIP;
      case 'table':
        getTableRowTexts(node).forEach(addText);
        addInlineComponents(sections.at(-1)!, node);
        return SKIP;
      case 'html':
        addText(getHtmlText(node.value));
        return undefined;
      case 'code':
        if (node.lang === 'mermaid')
          getDiagramText({code: node.value, meta: node.meta ?? ''})
            .split('\n')
            .forEach(addText);
        else addCode(sections.at(-1)!, node.value);
        return undefined;
      case 'mdxJsxFlowElement': {
        const partial = partials.get(node.name ?? '');
        if (partial) addSections(partial, sections, openHeadings);
        else addComponent(sections.at(-1)!, node);
        getInlineTextLines(node.children).forEach(addText);
        return undefined;
      }
      case 'mdxJsxTextElement':
        addComponent(sections.at(-1)!, node);
        return undefined;
      default:
        return undefined;
    }
  });
}

/** Returns the lines of inline content outside of blocks, such as the text of `<summary>`. Lines can be empty. */
function getInlineTextLines(children: readonly Nodes[]): string[] {
  const lines = [''];
  for (const child of children) {
    if (PHRASING_TYPES.has(child.type)) lines.push(`${lines.pop()}${getVisibleText(child)}`);
    else lines.push('');
  }
  return lines;
}

/** Returns the visible text of an HTML block in a page that isn't MDX. */
const getHtmlText = (html: string): string =>
  unescapeHtml(html.replace(/<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?<\/\1>/gi, '').replace(/<[^>]*>/g, ' '));

function addCode(section: PageSection, code: string): void {
  const words = (code.match(CODE_WORD) ?? []).filter((word) => word.length >= MIN_CODE_WORD_LENGTH);
  section.code = [...new Set([...(section.code ?? []), ...words])];
}

/** Adds a component to a section, unless it has children. A component without children generates its content. */
function addComponent(section: PageSection, {name, attributes, children}: MdxJsxFlowElement | MdxJsxTextElement): void {
  if (name === null || !/^[A-Z]/.test(name) || children.length > 0) return;
  const named = attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [each] : []));
  const texts = named.map(({name: key, value}) => [
    key,
    typeof value === 'string' ? value : value ? value.value.replace(/^(['"`])(.*)\1$/s, '$2') : 'true',
  ]);
  section.components = [...(section.components ?? []), {name, attributes: Object.fromEntries(texts)}];
}

/** Adds the components within a paragraph, a table, or a heading. */
function addInlineComponents(section: PageSection, node: Nodes): void {
  visit(node, 'mdxJsxTextElement', (element) => addComponent(section, element));
}

/** Returns the rows of a table as text. */
function getTableRowTexts(table: Table): string[] {
  return table.children.map((row) => row.children.map((cell) => getVisibleText(cell)).join(' · '));
}

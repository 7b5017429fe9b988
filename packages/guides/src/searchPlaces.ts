import type {Nodes, Root, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Brand} from '@paydocs/core/brand/types';
import {createSlugger} from '@docusaurus/utils';
import {SKIP, visit} from 'unist-util-visit';
import {diagramText} from './diagrams';
import {unescapeHtml} from '@paydocs/core/markdown/markdown';
import type {Place, PlacesOfGuides} from '@paydocs/core/searchPlaces';
import {besidePage, importsOf} from './pages/importsOf';
import {parseBody} from './pages/parseBody';
import {readGuide} from './pages/readGuide';
import {readHeading} from './pages/readHeading';
import {readText} from './pages/readText';
import type {Guide} from './pages/types';

/** Words of code: options of commands, names with what they are read from, and long numbers. */
const CODE_WORD = /(?<![\w-])--?[A-Za-z][\w-]*|[\p{L}_$][\p{L}\p{N}_$]*(?:[.:-][\p{L}_$][\p{L}\p{N}_$]*)*|\d{4,}/gu;
const SHORTEST_CODE_WORD = 2;

/** What stands in a line. */
const PHRASING = new Set(
  'break delete emphasis image inlineCode link mdxJsxTextElement mdxTextExpression strong text'.split(' '),
);

/**
 * Reads the headings of pages that people write, and the text below each, with that of the parts that they import, of
 * diagrams, the words of code, and the components that show something of their own.
 *
 * @param guides - pages that are checked
 * @param brand - a checked brand
 * @returns by file: its places in their order; the first is the text before any heading
 */
export async function searchPlaces(guides: readonly Guide[], brand: Brand): Promise<PlacesOfGuides> {
  const places: PlacesOfGuides = {};
  for (const guide of guides) {
    const page = await readWithParts(guide, brand);
    places[guide.file] = page ? placesOf(page) : [];
  }
  return places;
}

interface Page {
  tree: Root;
  /** The parts of pages that it imports, by name. */
  parts: ReadonlyMap<string, Page>;
}

/** @param above - the files that import this one, which it can't show in turn */
async function readWithParts(guide: Guide, brand: Brand, above: readonly string[] = []): Promise<Page | undefined> {
  const {tree} = await parseBody(guide);
  if (!tree) return undefined;
  const parts = new Map<string, Page>();
  const files = [...above, guide.file];
  for (const {name, from} of importsOf(tree)) {
    const file = besidePage(from, guide.file);
    const {guide: part} = /\.mdx?$/.test(file) && !files.includes(file) ? readGuide(file, brand) : {};
    const page = part && (await readWithParts(part, brand, files));
    if (page) parts.set(name, page);
  }
  return {tree, parts};
}

/** @returns the places of a page */
function placesOf(page: Page): Place[] {
  const places: Place[] = [{anchor: '', names: [], texts: []}];
  addPlaces(page, places, []);
  return places;
}

/** @param open - the headings that are open, by level */
function addPlaces({tree, parts}: Page, places: Place[], open: {depth: number; name: string}[]): void {
  const slugger = createSlugger();
  const addText = (text: string): void => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line) places.at(-1)!.texts.push(line);
  };
  visit(tree, (node: Nodes) => {
    switch (node.type) {
      case 'heading': {
        const {text, name, id} = readHeading(node);
        const anchor = id ?? slugger.slug(text);
        if (node.depth === 1) return SKIP;
        open.splice(0, open.length, ...open.filter(({depth}) => depth < node.depth), {depth: node.depth, name});
        places.push({anchor, names: open.map(({name}) => name), texts: []});
        return SKIP;
      }
      case 'paragraph':
        addText(readText(node));
        return SKIP;
      case 'table':
        tableRows(node).forEach(addText);
        return SKIP;
      case 'html':
        addText(textOfHtml(node.value));
        return undefined;
      case 'code':
        if (node.lang === 'mermaid')
          diagramText({code: node.value, meta: node.meta ?? ''})
            .split('\n')
            .forEach(addText);
        else addCode(places.at(-1)!, node.value);
        return undefined;
      case 'mdxJsxFlowElement': {
        const part = parts.get(node.name ?? '');
        if (part) addPlaces(part, places, open);
        else addComponent(places.at(-1)!, node);
        linesOf(node.children).forEach(addText);
        return undefined;
      }
      default:
        return undefined;
    }
  });
}

/** The texts that stand in an element without a paragraph around them, such as those of `<summary>`. */
function linesOf(children: readonly Nodes[]): string[] {
  const lines = [''];
  for (const child of children) {
    if (PHRASING.has(child.type)) lines.push(`${lines.pop()}${readText(child)}`);
    else lines.push('');
  }
  return lines;
}

/** What readers see of a block of HTML in a page that isn't MDX. */
const textOfHtml = (html: string): string =>
  unescapeHtml(html.replace(/<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?<\/\1>/gi, '').replace(/<[^>]*>/g, ' '));

function addCode(place: Place, code: string): void {
  const words = (code.match(CODE_WORD) ?? []).filter((word) => word.length >= SHORTEST_CODE_WORD);
  place.code = [...new Set([...(place.code ?? []), ...words])];
}

/** A component without content shows something of its own. */
function addComponent(place: Place, {name, attributes, children}: MdxJsxFlowElement): void {
  if (name === null || !/^[A-Z]/.test(name) || children.length > 0) return;
  const named = attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [each] : []));
  const texts = named.map(({name: key, value}) => [
    key,
    typeof value === 'string' ? value : value ? value.value.replace(/^(['"`])(.*)\1$/s, '$2') : 'true',
  ]);
  place.components = [...(place.components ?? []), {name, attributes: Object.fromEntries(texts)}];
}

/** Rows of a table as text. */
function tableRows(table: Table): string[] {
  return table.children.map((row) => row.children.map((cell) => readText(cell)).join(' · '));
}

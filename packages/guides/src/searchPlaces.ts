import type {Nodes, Root, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {createSlugger} from '@docusaurus/utils';
import {SKIP, visit} from 'unist-util-visit';
import {diagramText} from './diagrams';
import type {Place, PlacesOfGuides} from '@paydocs/core/searchPlaces';
import {parseBody} from './pages/parseBody';
import {readHeading} from './pages/readHeading';
import {readText} from './pages/readText';
import type {Guide} from './pages/types';

/** Words of code: options of commands, names with what they are read from, and long numbers. */
const CODE_WORD = /(?<![\w-])--?[A-Za-z][\w-]*|[\p{L}_$][\p{L}\p{N}_$]*(?:[.:-][\p{L}_$][\p{L}\p{N}_$]*)*|\d{4,}/gu;
const SHORTEST_CODE_WORD = 2;

/**
 * Reads the headings of pages that people write, and the text below each, with that of diagrams, the words of code, and
 * the components that show something of their own.
 *
 * @param guides - pages that are checked
 * @returns by file: its places in their order; the first is the text before any heading
 */
export async function searchPlaces(guides: readonly Guide[]): Promise<PlacesOfGuides> {
  const places: PlacesOfGuides = {};
  for (const guide of guides) {
    const {tree} = await parseBody(guide);
    places[guide.file] = tree ? placesOf(tree) : [];
  }
  return places;
}

/** @returns the places of a syntax tree */
function placesOf(tree: Root): Place[] {
  const slugger = createSlugger();
  const start: Place = {anchor: '', names: [], texts: []};
  const places = [start];
  /** The headings that are open, by level. */
  let open: {depth: number; name: string}[] = [];
  const addText = (text: string): void => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line) places.at(-1)!.texts.push(line);
  };
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading') {
      const {text, name, id} = readHeading(node);
      const anchor = id ?? slugger.slug(text);
      if (node.depth === 1) return SKIP;
      open = [...open.filter(({depth}) => depth < node.depth), {depth: node.depth, name}];
      places.push({anchor, names: open.map(({name}) => name), texts: []});
      return SKIP;
    }
    if (node.type === 'paragraph') {
      addText(readText(node));
      return SKIP;
    }
    if (node.type === 'table') {
      tableRows(node).forEach(addText);
      return SKIP;
    }
    if (node.type === 'code' && node.lang === 'mermaid') {
      diagramText({code: node.value, meta: node.meta ?? ''})
        .split('\n')
        .forEach(addText);
    } else if (node.type === 'code') addCode(places.at(-1)!, node.value);
    if (node.type === 'mdxJsxFlowElement') addComponent(places.at(-1)!, node);
    return undefined;
  });
  return places;
}

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

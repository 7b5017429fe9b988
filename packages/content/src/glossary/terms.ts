import type {Root} from 'mdast';
import {createSlugger, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {type Brand, InputError} from '@paydocs/core';
import {readGuide} from '../pages/readGuide';
import {parseHeading} from '../pages/parseHeading';

/** A term of the glossary. */
export interface Term {
  name: string;
  /** Anchor on the glossary page. */
  anchor: string;
  /** First sentence below the heading, as plain text. */
  meaning: string;
  /** True if readers know the term without an explanation. */
  isEveryday: boolean;
}

/** Cached terms by glossary page, because each guide reads them. */
const termsByFile = new Map<string, {text: string; terms: Term[]}>();

/**
 * Reads the terms of a glossary page.
 *
 * @param file - path of the page, relative to the project's root
 * @param brand - a checked brand
 * @param parse - Markdown parser for pages
 * @returns the terms; empty if the page can't be read, which another check reports
 * @throws InputError if `everyday_terms` contains unknown terms
 */
export function readTerms(file: string, brand: Brand, parse: (text: string) => Root): Term[] {
  const {guide} = readGuide(file, brand);
  if (!guide) return [];
  const everyday = guide.frontMatter.everyday_terms ?? [];
  const text = JSON.stringify([everyday, guide.text]);
  const last = termsByFile.get(file);
  const terms = last?.text === text ? last.terms : collectTerms(parse(escapeMarkdownHeadingIds(guide.text)), everyday);
  termsByFile.set(file, {text, terms});
  const unknown = everyday.filter((word) => terms.every(({name}) => name !== word));
  if (unknown.length > 0) {
    const line = guide.getLine('everyday_terms');
    throw new InputError(
      unknown.map((word) => ({
        file,
        line,
        message: `"${word}" isn't a glossary term. Write it exactly as it appears in its heading, or remove it from everyday_terms.`,
      })),
      'content/glossary',
    );
  }
  return terms;
}

/** Collects the terms, which are headings followed by a paragraph. Letters of the alphabet are headings without one. */
function collectTerms(tree: Root, everyday: readonly string[]): Term[] {
  const slugger = createSlugger();
  const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});
  const terms: Term[] = [];
  visit(tree, 'heading', (heading, index, parent) => {
    const {text: name, id} = parseHeading(heading);
    const anchor = id ?? slugger.slug(name);
    const next = parent?.children[(index ?? 0) + 1];
    if (heading.depth === 1 || next?.type !== 'paragraph') return;
    const [first] = sentences.segment(toString(next).replace(/\s+/g, ' '));
    terms.push({name, anchor, meaning: first?.segment.trim() ?? '', isEveryday: everyday.includes(name)});
  });
  return terms;
}

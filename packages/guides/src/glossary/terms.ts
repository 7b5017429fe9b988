import type {Root} from 'mdast';
import {createSlugger, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Brand} from '@paydocs/core/brand/types';
import {InputError} from '@paydocs/core/inputError';
import {readGuide} from '../pages/readGuide';
import {readHeading} from '../pages/readHeading';

/** A term of the glossary. */
export interface Term {
  name: string;
  /** Its anchor on the page of the glossary. */
  anchor: string;
  /** The first sentence below its heading, without marks. */
  meaning: string;
  /** Whether readers know the word without the glossary. */
  isEveryday: boolean;
}

/**
 * @param file - path of the glossary from the project's root
 * @param brand - a checked brand
 * @param parse - the parser of pages
 * @returns the terms that it explains; none for a page that can't be read, which is told elsewhere
 * @throws InputError that names each word in `everyday_terms` that is no term
 */
export function readTerms(file: string, brand: Brand, parse: (text: string) => Root): Term[] {
  const {guide} = readGuide(file, brand);
  if (!guide) return [];
  const everyday = guide.frontMatter.everyday_terms ?? [];
  const terms = termsOf(parse(escapeMarkdownHeadingIds(guide.text)), everyday);
  const unknown = everyday.filter((word) => terms.every(({name}) => name !== word));
  if (unknown.length > 0) {
    const line = guide.lineOf('everyday_terms');
    throw new InputError(
      unknown.map((word) => ({
        file,
        line,
        message: `"${word}" isn't a glossary term. Write it exactly as its heading does, or remove it from everyday_terms.`,
      })),
    );
  }
  return terms;
}

/** A term is a heading with its meaning right below it; the letters of the alphabet have none. */
function termsOf(tree: Root, everyday: readonly string[]): Term[] {
  const slugger = createSlugger();
  const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});
  const terms: Term[] = [];
  visit(tree, 'heading', (heading, index, parent) => {
    const {text: name, id} = readHeading(heading);
    const anchor = id ?? slugger.slug(name);
    const next = parent?.children[(index ?? 0) + 1];
    if (heading.depth === 1 || next?.type !== 'paragraph') return;
    const [first] = sentences.segment(toString(next).replace(/\s+/g, ' '));
    terms.push({name, anchor, meaning: first?.segment.trim() ?? '', isEveryday: everyday.includes(name)});
  });
  return terms;
}

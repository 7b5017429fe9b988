import path from 'node:path';
import {DefaultNumberPrefixParser, stripPathNumberPrefixes} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import {foldersOf} from '@paydocs/core/editions';
import type {InputProblem} from '@paydocs/core/inputError';
import type {Guide, Mistake} from '../pages/types';

/** Endings of texts that somebody may take for pages: `.MD` too, which Docusaurus does not. */
const TEXT = /\.(?:mdx?|mdown|mkdn?|markdown|txt|text|rst|adoc|asciidoc|html?|docx?|odt|rtf)$/i;

/** Of these, the ones that hold Markdown already. */
const MARKDOWN = /\.(?:mdx?|mdown|mkdn?|markdown|txt|text)$/i;

/** What an address can hold without being encoded, and in lower case, as hosts tell capitals apart. */
const PLAIN = /^[a-z0-9_~.-]+$/;

/**
 * @param file - a file below docs/ that is no page
 * @param isNamed - whether a page links to it, or shows it
 * @returns that its text makes no page, if it is one
 */
export function strayMistakes(file: string, isNamed: boolean): InputProblem[] {
  const name = path.posix.basename(file);
  if (isNamed || !TEXT.test(name) || name.startsWith('.')) return [];
  const target = `${plain(name.replace(TEXT, '').replace(/\.mdx?$/i, ''))}${/\.mdx$/i.test(name) ? '.mdx' : '.md'}`;
  const cure = MARKDOWN.test(name) ? `Rename it to "${target}"` : `Write its content as Markdown in "${target}"`;
  const message = `this file doesn't become a page, because its name doesn't end in lowercase .md or .mdx. ${cure}, or delete it.`;
  return [{file, message}];
}

/**
 * @param guide - a page
 * @returns that its name would end an attribute, or that its address would hold spaces, capitals or other letters
 */
export function fileNameMistakes({file, frontMatter}: Guide): Mistake[] {
  // The name becomes the page's id, and so a class of its root, whose attributes nobody escapes.
  if (/["'<>]/.test(file)) {
    return [
      {message: `the file name contains a quote, "<", or ">". Rename it to "${plain(path.posix.basename(file))}".`},
    ];
  }
  if (frontMatter.slug !== undefined) return [];
  const {folder = ''} = foldersOf(file) ?? {};
  const parts = stripPathNumberPrefixes(file.slice(folder.length), DefaultNumberPrefixParser)
    .replace(/\.mdx?$/, '')
    .split('/');
  if (frontMatter.id !== undefined) parts.splice(-1, 1, frontMatter.id);
  else if (/^(?:index|readme)$/i.test(parts.at(-1) ?? '')) parts.pop();
  const bad = parts.slice(1).filter((part) => !PLAIN.test(part));
  if (bad.length === 0) return [];
  const slug = `/${parts.slice(1).map(plain).join('/')}`;
  const message =
    `the URL of the page would contain "${bad.join('/')}", but URLs can't contain capitals, spaces, or accented letters. ` +
    `Write "slug: ${slug}" in the front matter, or rename the file.`;
  return [{message}];
}

/** A name as it may stand in an address. */
function plain(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{Mark}/gu, '');
  return (
    letters
      .toLowerCase()
      .replace(/[^a-z0-9_~.]+/g, '-')
      .replace(/^-|-$/g, '') || 'page'
  );
}

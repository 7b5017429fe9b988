import path from 'node:path';
import {DefaultNumberPrefixParser, stripPathNumberPrefixes} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import {getEditionFolders, type Diagnostic} from '@paydocs/core';
import {isPageFile} from '../pages/isPageFile';
import type {PageDiagnostic} from '../pages/types';
import type {GuideCheckInput} from './guideCheck';

/** Extensions that writers may expect to be pages, including `.MD`, which Docusaurus ignores. */
const TEXT_FILE = /\.(?:mdx?|mdown|mkdn?|markdown|txt|text|rst|adoc|asciidoc|html?|docx?|odt|rtf)$/i;

/** The extensions in {@link TEXT_FILE} that usually contain Markdown. */
const MARKDOWN_FILE = /\.(?:mdx?|mdown|mkdn?|markdown|txt|text)$/i;

/** A name that needs no encoding in URLs. Only lowercase letters are valid, because some hosts are case-sensitive. */
const URL_SAFE_NAME = /^[a-z0-9_~.-]+$/;

/**
 * Checks whether the writer of a file may expect it to be a page, because it has the extension of a text file.
 *
 * @param file - path of a file in docs/ that isn't a page
 * @param isReferenced - whether a page links to the file or embeds it, and so no page is expected
 * @returns the diagnostics
 */
export function checkStrayFile(file: string, isReferenced: boolean): Diagnostic[] {
  const name = path.posix.basename(file);
  if (isReferenced || !TEXT_FILE.test(name) || name.startsWith('.')) return [];
  const target = `${slugify(name.replace(TEXT_FILE, '').replace(/\.mdx?$/i, ''))}${/\.mdx$/i.test(name) ? '.mdx' : '.md'}`;
  const hint = MARKDOWN_FILE.test(name) ? `Rename it to "${target}"` : `Write its content as Markdown in "${target}"`;
  const message = `this file isn't published as a page, because its name doesn't end in lowercase .md or .mdx. ${hint}, or delete it.`;
  return [{file, message}];
}

/**
 * Checks that the file name of a page is safe in HTML attributes and in URLs.
 *
 * @param page - parsed page or partial, with data of the site
 * @returns the diagnostics
 */
export function checkFileName({guide: {file, frontMatter}}: GuideCheckInput): PageDiagnostic[] {
  if (!isPageFile(file)) return [];
  // The name becomes the page's ID, and so a class of the root element, whose attributes aren't escaped.
  if (/["'<>]/.test(file)) {
    return [
      {message: `the file name contains a quote, "<", or ">". Rename it to "${slugify(path.posix.basename(file))}".`},
    ];
  }
  if (frontMatter.slug !== undefined) return [];
  const {folder = ''} = getEditionFolders(file) ?? {};
  const parts = stripPathNumberPrefixes(file.slice(folder.length), DefaultNumberPrefixParser)
    .replace(/\.mdx?$/, '')
    .split('/');
  if (frontMatter.id !== undefined) parts.splice(-1, 1, frontMatter.id);
  else if (/^(?:index|readme)$/i.test(parts.at(-1) ?? '')) parts.pop();
  const invalidParts = parts.slice(1).filter((part) => !URL_SAFE_NAME.test(part));
  if (invalidParts.length === 0) return [];
  const slug = `/${parts.slice(1).map(slugify).join('/')}`;
  const message =
    `the URL of the page would contain "${invalidParts.join('/')}", but can contain only lowercase letters, digits, and the characters ` +
    `"-", "_", ".", and "~". Write "slug: ${slug}" in the front matter, or rename the file or folder.`;
  return [{message}];
}

/** Converts a name to a lowercase URL segment. Returns "page" if no valid characters are left. */
function slugify(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{Mark}/gu, '');
  return (
    letters
      .toLowerCase()
      .replace(/[^a-z0-9_~.]+/g, '-')
      .replace(/^-|-$/g, '') || 'page'
  );
}

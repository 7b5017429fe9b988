import fs from 'node:fs';
import {getTranslationSourcePath, type Edition, type Diagnostic} from '@paydocs/core';
import type {Pages} from '../pages/readGuide';
import type {Guide} from '../pages/types';
import {hasAnchor, checkLinks, type RoutedPage, type LinkDiagnostic} from './links';
import {getRoute, checkDuplicateRoutes} from './checkStructure';

/** The pages in an edition's folder. */
export interface EditionPages extends Pages {
  edition: Edition;
}

/**
 * Checks the structure of versions and translations: each translation replaces an existing page and has the same URL,
 * and every link works in the version and language of its page.
 *
 * @param editions - all editions of an area, each translation after its source
 * @param otherRoutes - route paths of generated pages and of pages of other areas
 * @param landing - pages of other areas that guides may link to
 * @returns diagnostics of all editions except the first, which `checkStructure` checks
 */
export async function checkEditions(
  editions: readonly EditionPages[],
  otherRoutes: readonly string[],
  landing: readonly RoutedPage[] = [],
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const editionPages of editions.slice(1)) {
    const {edition, guides, invalidFiles} = editionPages;
    const source = editions.find((other) => other.edition.folder === edition.translates);
    diagnostics.push(
      ...(source
        ? guides.flatMap((guide) => checkTranslation(guide, source))
        : checkDuplicateRoutes(guides, edition.folder, [])),
    );
    const isComplete = invalidFiles.length === 0 && (source?.invalidFiles.length ?? 0) === 0;
    const pages = collectPagesWithFallbacks(editionPages, source);
    const routes = [...otherRoutes, ...editions.flatMap((each) => getRoutedPages(each).map(({route}) => route))];
    const linkDiagnostics = await checkLinks([...pages, ...landing], routes, isComplete);
    for (const diagnostic of linkDiagnostics)
      diagnostics.push(...(await toEditionDiagnostics(diagnostic, editionPages, source)));
  }
  return diagnostics;
}

/** Returns the pages in an edition's folder with their routes. */
export const getRoutedPages = ({edition, guides}: EditionPages): RoutedPage[] =>
  guides.map((guide) => ({guide, route: getRoute(guide, edition.folder, edition.root)}));

/** Collects the pages of an edition: those in its folder, and those of its source that aren't translated yet. */
function collectPagesWithFallbacks(editionPages: EditionPages, source: EditionPages | undefined): RoutedPage[] {
  const translated = new Set(editionPages.guides.map(({file}) => getTranslationSourcePath(file)));
  return [
    ...getRoutedPages(editionPages),
    ...(source ? getRoutedPages(source) : []).filter(({guide}) => !translated.has(guide.file)),
  ];
}

/** Checks that the original page of a translation exists and has the same ID and slug. */
function checkTranslation({file, frontMatter, getLine}: Guide, source: EditionPages): Diagnostic[] {
  const original = getTranslationSourcePath(file) ?? file;
  if (!fs.existsSync(original)) {
    const message = `this page translates ${original}, which doesn't exist, so readers won't see the translation. Rename the file, or delete it.`;
    return [{file, id: 'translations/page', message}];
  }
  const originalPage = source.guides.find((guide) => guide.file === original);
  if (!originalPage) return [];
  return (['id', 'slug'] as const)
    .filter((field) => frontMatter[field] !== originalPage.frontMatter[field])
    .map((field) => {
      const expected = originalPage.frontMatter[field];
      const hint = expected === undefined ? `Delete the line` : `Write "${field}: ${expected}"`;
      const message = `a translation must have the same ${field} as the original page, so that readers can switch languages: ${original} has ${expected ?? `no ${field}`}. ${hint}.`;
      return {file, id: 'translations/page', line: getLine(field) ?? 1, message};
    });
}

/**
 * Converts a link diagnostic to the diagnostics of an edition. A link on an untranslated page counts only if its target
 * is translated and lacks the anchor. The diagnostic then belongs to the translated target.
 */
async function toEditionDiagnostics(
  {missingAnchor, ...diagnostic}: LinkDiagnostic,
  {edition}: EditionPages,
  source: EditionPages | undefined,
): Promise<Diagnostic[]> {
  if (diagnostic.file.startsWith(`${edition.folder}/`)) return [diagnostic];
  if (!missingAnchor?.file.startsWith(`${edition.folder}/`)) return [];
  const {file, anchor} = missingAnchor;
  const original = source?.guides.find((guide) => guide.file === getTranslationSourcePath(file));
  // The link is broken in the source language, too.
  if (original && !(await hasAnchor(original, anchor))) return [];
  const message =
    `${diagnostic.file}:${diagnostic.line ?? 1} links to the anchor #${anchor} of the original page, but the ` +
    `translation doesn't have it. Add {#${anchor}} after the translated heading.`;
  return [{file, id: 'translations/anchor', message}];
}

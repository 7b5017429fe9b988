import fs from 'node:fs';
import {sourceOf, type Edition} from '@paydocs/core/editions';
import type {InputProblem} from '@paydocs/core/inputError';
import type {Pages} from '../pages/readGuide';
import type {Guide} from '../pages/types';
import {hasAnchor, linkProblems, type Addressed, type LinkProblem} from './links';
import {routeOf, sharedRoutes} from './places';

/** The pages of one edition, in its own folder. */
export interface EditionPages extends Pages {
  edition: Edition;
}

/**
 * Checks how the pages of versions and of translations hang together: a translation stands in the place of its page,
 * with the address of that page, and every link leads somewhere in the version and the language that is read.
 *
 * @param editions - all editions of an area, each translation after what it translates
 * @param otherRoutes - addresses of pages that nobody writes, and of those of other areas
 * @param landing - pages of other areas whose places guides link to
 * @returns every mistake; none of the edition that people are writing, which others check
 */
export async function editionProblems(
  editions: readonly EditionPages[],
  otherRoutes: readonly string[],
  landing: readonly Addressed[] = [],
): Promise<InputProblem[]> {
  const problems: InputProblem[] = [];
  for (const own of editions.slice(1)) {
    const {edition, guides, unsure} = own;
    const source = editions.find((other) => other.edition.folder === edition.translates);
    problems.push(
      ...(source ? guides.flatMap((guide) => twinProblems(guide, source)) : sharedRoutes(guides, edition.folder, [])),
    );
    const isSure = unsure.length === 0 && (source?.unsure.length ?? 0) === 0;
    const pages = pagesOf(own, source);
    const routes = [...otherRoutes, ...editions.flatMap((each) => addressed(each).map(({route}) => route))];
    const found = await linkProblems([...pages, ...landing], routes, isSure);
    for (const problem of found) problems.push(...(await ofEdition(problem, own, source)));
  }
  return problems;
}

/** @returns the pages of an edition with their addresses */
export const addressed = ({edition, guides}: EditionPages): Addressed[] =>
  guides.map((guide) => ({guide, route: routeOf(guide, edition.folder, edition.root)}));

/** What readers of an edition have: its own pages, and those that are not translated. */
function pagesOf(own: EditionPages, source: EditionPages | undefined): Addressed[] {
  const translated = new Set(own.guides.map(({file}) => sourceOf(file)));
  return [...addressed(own), ...(source ? addressed(source) : []).filter(({guide}) => !translated.has(guide.file))];
}

/** What keeps a translation from standing in the place of its page. */
function twinProblems({file, frontMatter, lineOf}: Guide, source: EditionPages): InputProblem[] {
  const original = sourceOf(file) ?? file;
  if (!fs.existsSync(original)) {
    const message = `this page translates ${original}, which doesn't exist, so readers won't see it. Rename the file, or delete it.`;
    return [{file, message}];
  }
  const twin = source.guides.find((guide) => guide.file === original);
  if (!twin) return [];
  return (['id', 'slug'] as const)
    .filter((field) => frontMatter[field] !== twin.frontMatter[field])
    .map((field) => {
      const wanted = twin.frontMatter[field];
      const cure = wanted === undefined ? `Delete the line` : `Write "${field}: ${wanted}"`;
      const message = `the ${field} of a translation must match the original page, so that readers can switch between them: ${original} has ${wanted ?? 'none'}. ${cure}.`;
      return {file, line: lineOf(field) ?? 1, message};
    });
}

/** A link of an untranslated page is right in its own language: what it leads to is missing from the translation. */
async function ofEdition(
  {missing, ...problem}: LinkProblem,
  {edition}: EditionPages,
  source: EditionPages | undefined,
): Promise<InputProblem[]> {
  if (problem.file.startsWith(`${edition.folder}/`)) return [problem];
  if (!missing?.file.startsWith(`${edition.folder}/`)) return [];
  const {file, anchor} = missing;
  const original = source?.guides.find((guide) => guide.file === sourceOf(file));
  // The link is wrong there too.
  if (original && !(await hasAnchor(original, anchor))) return [];
  const message =
    `${problem.file}:${problem.line ?? 1} links to the anchor #${anchor} of the original page, but the ` +
    `translation doesn't have it. Write {#${anchor}} after the translated heading.`;
  return [{file, message}];
}

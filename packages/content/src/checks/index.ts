import {addDefaultId, InputError, type Diagnostic, getBrandTokens, type Brand} from '@paydocs/core';
import {checkCategoryFile} from './categoryFiles';
import {checkStrayFile} from './fileNames';
import type {GuideSite} from './guideCheck';
import {GUIDE_CHECKS} from './guideChecks';
import {CONTENT_KINDS} from './kinds';
import {applyDisableComments, checkDisableComments} from '../pages/disableComments';
import {isCategoryFile, isPageFile, isGuideFile} from '../pages/isPageFile';
import {parseBody, type ParsedBody} from '../pages/parseBody';
import {readGuide} from '../pages/readGuide';
import type {GuideComponentSchemas} from '../component-imports/guideComponent';
import {collectReferencedFiles} from './targets';
import type {Guide} from '../pages/types';

/** Areas of diagnostics that a comment in a page can disable. */
const DISABLE_COMMENT_AREAS = ['content', 'contract'];

/**
 * Checks the guides before Docusaurus reads them: their encoding, front matter, syntax, and content, and the files that
 * they reference.
 *
 * @param files - paths of pages, partials, category files, and all other files next to them, relative to the project's
 *   root and with forward slashes
 * @param brand - a checked brand
 * @param generatedFolders - folders of generated files that the site publishes
 * @param schemas - schemas of the site's own components that guides use without imports, by name
 * @returns the pages among the files, without partials
 * @throws InputError with the diagnostics of all files, if there are any
 */
export async function checkGuides(
  files: readonly string[],
  brand: Brand,
  generatedFolders: readonly string[] = [],
  schemas: GuideComponentSchemas = {},
): Promise<Guide[]> {
  const diagnostics: Diagnostic[] = [];
  const guides: Guide[] = [];
  const site: GuideSite = {tokens: Object.keys(getBrandTokens(brand)), generatedFolders, schemas};
  const referencedFiles = new Set<string>();
  let canReadAll = true;
  for (const file of files.filter(isGuideFile)) {
    if (isCategoryFile(file)) {
      diagnostics.push(...addDefaultId(checkCategoryFile(file), 'content/category-file'));
      continue;
    }
    const {guide, diagnostics: found} = readGuide(file, brand);
    diagnostics.push(...addDefaultId(found, 'content/front-matter'));
    if (!guide) canReadAll = false;
    else {
      if (isPageFile(file)) guides.push(guide);
      const {tree, diagnostics: bodyDiagnostics} = await checkBody(guide, site);
      if (tree) collectReferencedFiles(tree, file).forEach((name) => referencedFiles.add(name));
      else canReadAll = false;
      bodyDiagnostics.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
      diagnostics.push(...bodyDiagnostics.map((diagnostic) => ({file, ...diagnostic})));
    }
  }
  // A page that can't be read may reference any file.
  const others = canReadAll ? files.filter((file) => !isGuideFile(file)) : [];
  const strayFiles = others.flatMap((file) => checkStrayFile(file, referencedFiles.has(file)));
  diagnostics.push(...addDefaultId(strayFiles, 'content/file-name'));
  if (diagnostics.length > 0) {
    throw new InputError(diagnostics);
  }
  return guides;
}

async function checkBody(guide: Guide, site: GuideSite): Promise<ParsedBody> {
  const {tree, source, diagnostics} = await parseBody(guide);
  if (!tree) return {source, diagnostics: addDefaultId(diagnostics, 'content/syntax')};
  const found = await Promise.all(
    GUIDE_CHECKS.map(async ({check, kinds}) => addDefaultId(await check({guide, tree, source, site}), kinds[0].id)),
  );
  const enabled = applyDisableComments(tree, guide.text, found.flat(), CONTENT_KINDS);
  const commentDiagnostics = checkDisableComments(tree, guide.text, DISABLE_COMMENT_AREAS);
  return {tree, source, diagnostics: [...enabled, ...commentDiagnostics]};
}

import {InputError, type Diagnostic} from '@paydocs/core/inputError';
import {getBrandTokens} from '@paydocs/core/brand/tokens';
import type {Brand} from '@paydocs/core/brand/types';
import {checkAdmonitions} from './admonitions';
import {checkCategoryFile} from './categoryFiles';
import {checkCodeBlocks} from './codeBlocks';
import {checkFileName, checkStrayFile} from './fileNames';
import {checkHeadings} from './headings';
import {isCategoryFile, isPage, isGuideFile} from '../pages/isPage';
import {parseBody, type ParsedBody} from '../pages/parseBody';
import {readGuide} from '../pages/readGuide';
import type {GuideComponentSchemas} from '../component-imports/guideComponent';
import {checkTags} from './tags';
import {checkUrls, checkImports, collectReferencedFiles} from './targets';
import {checkTokens} from './tokens';
import type {Guide} from '../pages/types';
import {checkUnfinishedMarkup} from './unfinished';

/**
 * Checks the guides before Docusaurus reads them: encoding, brand tokens, front matter, syntax, components, tabs, code blocks, and
 * the files that they reference.
 *
 * @param files - paths relative to the project's root, with forward slashes, of pages, partials, category files, and all other files
 *   next to them
 * @param brand - a checked brand
 * @param generatedFolders - folders of generated files that the site publishes
 * @param schemas - the site's own components that guides use without imports
 * @returns the pages among the files
 * @throws InputError with the diagnostics of all files
 */
export async function checkGuides(
  files: readonly string[],
  brand: Brand,
  generatedFolders: readonly string[] = [],
  schemas: GuideComponentSchemas = {},
): Promise<Guide[]> {
  const diagnostics: Diagnostic[] = [];
  const guides: Guide[] = [];
  const tokens = Object.keys(getBrandTokens(brand));
  const referencedFiles = new Set<string>();
  let canReadAll = true;
  for (const file of files.filter(isGuideFile)) {
    if (isCategoryFile(file)) {
      diagnostics.push(...checkCategoryFile(file));
      continue;
    }
    const {guide, diagnostics: found} = readGuide(file, brand);
    diagnostics.push(...found);
    if (!guide) canReadAll = false;
    else {
      if (isPage(file)) guides.push(guide);
      const {tree, diagnostics: bodyDiagnostics} = await checkBody(guide, tokens, generatedFolders, schemas);
      if (tree) collectReferencedFiles(tree, file).forEach((name) => referencedFiles.add(name));
      else canReadAll = false;
      if (isPage(file)) bodyDiagnostics.push(...checkFileName(guide));
      bodyDiagnostics.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
      diagnostics.push(...bodyDiagnostics.map((diagnostic) => ({file, ...diagnostic})));
    }
  }
  // A page that can't be read may reference any file.
  const others = canReadAll ? files.filter((file) => !isGuideFile(file)) : [];
  diagnostics.push(...others.flatMap((file) => checkStrayFile(file, referencedFiles.has(file))));
  if (diagnostics.length > 0) {
    throw new InputError(diagnostics);
  }
  return guides;
}

async function checkBody(
  guide: Guide,
  tokens: readonly string[],
  generatedFolders: readonly string[],
  schemas: GuideComponentSchemas,
): Promise<ParsedBody> {
  const {tree, source, diagnostics} = await parseBody(guide);
  if (!tree) return {source, diagnostics: [...diagnostics]};
  return {
    tree,
    source,
    diagnostics: [
      ...checkTokens(tree, source, tokens),
      ...checkTags(tree, guide.file.endsWith('.mdx'), schemas),
      ...checkAdmonitions(tree, guide.text),
      ...checkHeadings(tree, guide.text),
      ...(await checkCodeBlocks(tree, guide.text)),
      ...checkUrls(tree, guide.file, generatedFolders),
      ...checkImports(tree, guide.file),
      ...checkUnfinishedMarkup(tree, guide.text),
    ],
  };
}

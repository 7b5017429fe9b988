import {InputError, type InputProblem} from '@paydocs/core/inputError';
import {brandTokens} from '@paydocs/core/brand/tokens';
import type {Brand} from '@paydocs/core/brand/types';
import {admonitionMistakes} from './admonitions';
import {categoryMistakes} from './categoryFiles';
import {codeMistakes} from './codeBlocks';
import {fileNameMistakes, strayMistakes} from './fileNames';
import {headingMistakes} from './headings';
import {isCategoryFile, isPage, isWritten} from '../pages/isPage';
import {parseBody, type ParsedBody} from '../pages/parseBody';
import {readGuide} from '../pages/readGuide';
import {tagMistakes} from './tags';
import {addressMistakes, importMistakes, namedFiles} from './targets';
import {tokenMistakes} from './tokens';
import type {Guide} from '../pages/types';
import {unfinishedMistakes} from './unfinished';

/**
 * Checks the guides before Docusaurus reads them: encoding, brand tokens, front matter, syntax, components, tabs, code blocks, and
 * the files that they reference.
 *
 * @param files - paths relative to the project's root, with forward slashes, of pages, partials, category files, and all other files
 *   next to them
 * @param brand - a checked brand
 * @param generatedFolders - folders of generated files that the site publishes
 * @returns the pages among the files
 * @throws InputError with the diagnostics of all files
 */
export async function checkGuides(
  files: readonly string[],
  brand: Brand,
  generatedFolders: readonly string[] = [],
): Promise<Guide[]> {
  const diagnostics: InputProblem[] = [];
  const guides: Guide[] = [];
  const tokens = Object.keys(brandTokens(brand));
  const referencedFiles = new Set<string>();
  let canReadAll = true;
  for (const file of files.filter(isWritten)) {
    if (isCategoryFile(file)) {
      diagnostics.push(...categoryMistakes(file));
      continue;
    }
    const {guide, problems: found} = readGuide(file, brand);
    diagnostics.push(...found);
    if (!guide) canReadAll = false;
    else {
      if (isPage(file)) guides.push(guide);
      const {tree, mistakes: bodyDiagnostics} = await checkBody(guide, tokens, generatedFolders);
      if (tree) namedFiles(tree, file).forEach((name) => referencedFiles.add(name));
      else canReadAll = false;
      if (isPage(file)) bodyDiagnostics.push(...fileNameMistakes(guide));
      bodyDiagnostics.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
      diagnostics.push(...bodyDiagnostics.map((diagnostic) => ({file, ...diagnostic})));
    }
  }
  // A page that can't be read may reference any file.
  const others = canReadAll ? files.filter((file) => !isWritten(file)) : [];
  diagnostics.push(...others.flatMap((file) => strayMistakes(file, referencedFiles.has(file))));
  if (diagnostics.length > 0) {
    throw new InputError(diagnostics);
  }
  return guides;
}

async function checkBody(
  guide: Guide,
  tokens: readonly string[],
  generatedFolders: readonly string[],
): Promise<ParsedBody> {
  const {tree, source, mistakes: diagnostics} = await parseBody(guide);
  if (!tree) return {source, mistakes: [...diagnostics]};
  return {
    tree,
    source,
    mistakes: [
      ...tokenMistakes(tree, source, tokens),
      ...tagMistakes(tree, guide.file.endsWith('.mdx')),
      ...admonitionMistakes(tree, guide.text),
      ...headingMistakes(tree, guide.text),
      ...(await codeMistakes(tree, guide.text)),
      ...addressMistakes(tree, guide.file, generatedFolders),
      ...importMistakes(tree, guide.file),
      ...unfinishedMistakes(tree, guide.text),
    ],
  };
}

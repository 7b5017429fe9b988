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
 * Checks the pages that people write, before Docusaurus sees the first: encoding, brand tokens, front
 * matter, syntax, components, tabs, code blocks, and the files that they name.
 *
 * @param files - paths from the project's root, with forward slashes; also parts that pages import, settings of folders,
 *   and whatever else lies beside pages
 * @param brand - a checked brand
 * @param made - folders of generated files that readers get
 * @returns the pages among them
 * @throws InputError that lists every mistake of every file
 */
export async function checkGuides(
  files: readonly string[],
  brand: Brand,
  made: readonly string[] = [],
): Promise<Guide[]> {
  const problems: InputProblem[] = [];
  const guides: Guide[] = [];
  const tokens = Object.keys(brandTokens(brand));
  const named = new Set<string>();
  let isAllRead = true;
  for (const file of files.filter(isWritten)) {
    if (isCategoryFile(file)) {
      problems.push(...categoryMistakes(file));
      continue;
    }
    const {guide, problems: found} = readGuide(file, brand);
    problems.push(...found);
    if (!guide) isAllRead = false;
    else {
      if (isPage(file)) guides.push(guide);
      const {tree, mistakes} = await checkBody(guide, tokens, made);
      if (tree) namedFiles(tree, file).forEach((name) => named.add(name));
      else isAllRead = false;
      if (isPage(file)) mistakes.push(...fileNameMistakes(guide));
      mistakes.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
      problems.push(...mistakes.map((mistake) => ({file, ...mistake})));
    }
  }
  // A page that can't be read may name any file.
  const others = isAllRead ? files.filter((file) => !isWritten(file)) : [];
  problems.push(...others.flatMap((file) => strayMistakes(file, named.has(file))));
  if (problems.length > 0) {
    throw new InputError(problems);
  }
  return guides;
}

async function checkBody(guide: Guide, tokens: readonly string[], made: readonly string[]): Promise<ParsedBody> {
  const {tree, source, mistakes} = await parseBody(guide);
  if (!tree) return {source, mistakes: [...mistakes]};
  return {
    tree,
    source,
    mistakes: [
      ...tokenMistakes(tree, source, tokens),
      ...tagMistakes(tree, guide.file.endsWith('.mdx')),
      ...admonitionMistakes(tree, guide.text),
      ...headingMistakes(tree, guide.text),
      ...(await codeMistakes(tree, guide.text)),
      ...addressMistakes(tree, guide.file, made),
      ...importMistakes(tree, guide.file),
      ...unfinishedMistakes(tree, guide.text),
    ],
  };
}

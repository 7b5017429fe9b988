import {checkAdmonitions} from './admonitions';
import {checkCodeBlocks} from './codeBlocks';
import {checkFileName} from './fileNames';
import type {GuideCheck} from './guideCheck';
import {checkHeadings} from './headings';
import {checkTags} from './tags';
import {checkImports, checkUrls} from './targets';
import {checkTokens} from './tokens';
import {checkUnfinishedMarkup} from './unfinished';

/** The checks of each page and partial. To add one, write it in a file of this folder, and add it to this list. */
export const GUIDE_CHECKS: readonly GuideCheck[] = [
  checkTokens,
  checkTags,
  checkAdmonitions,
  checkHeadings,
  checkCodeBlocks,
  checkUrls,
  checkImports,
  checkUnfinishedMarkup,
  checkFileName,
];

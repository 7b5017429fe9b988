/** Remark and rehype plugins for guides. */
export {default as checklists} from './checklists';
export {default as componentImports} from './component-imports';
export {default as foldedCode} from './folded-code';
export {default as glossary} from './glossary';
export {default as linkedNames} from './linked-names';
export {default as pageFiles} from './page-files';
export {default as specEmbeds} from './embeds/remark';
export {default as stripComments} from './pages/comments';
export {default as tableLabels} from './table-labels';
export {default as translatedLinks} from './translated-links';

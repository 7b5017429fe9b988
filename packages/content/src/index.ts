/** Types and small functions that load quickly, for all users of this package. */
export * from './component-imports/builtInComponents';
export * from './component-imports/guideComponent';
export * from './embeds/embeds';
export * from './embeds/formatLongDate';
export * from './linked-names/readLinks';
export * from './pages/explainMdxError';
export * from './pages/isPageFile';
export * from './pages/types';

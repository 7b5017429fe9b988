/** Matches a start tag up to its `class` attribute. A minified attribute may have no quotes. */
const CLASS_ATTRIBUTE = /<[a-z][^>]*?\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
/** Matches `data-` attributes, which scripts read, and event handlers. */
const DATA_OR_EVENT_ATTRIBUTE = /\s(?:data-|on)[\w-]+=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi;
const LOCAL_SCRIPT = /<script[^>]*\ssrc="?(\/[^"\s>]+)/gi;

/** Returns the names of classes in a page's HTML. They may repeat. */
export const findClassNames = (html: string): string[] =>
  [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').split(/\s+/),
  );

/** Returns the values of attributes for scripts in a page's HTML, such as `data-toggle` and `onclick`. */
export const findDataAndEventAttributeValues = (html: string): string[] =>
  [...html.matchAll(DATA_OR_EVENT_ATTRIBUTE)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');

/** Returns the code of inline scripts in a page's HTML. */
export const findInlineScripts = (html: string): string[] => [...html.matchAll(INLINE_SCRIPT)].map(([, code]) => code!);

/** Returns the URL paths of scripts on the same host in a page's HTML. */
export const findScriptPaths = (html: string): string[] => [...html.matchAll(LOCAL_SCRIPT)].map(([, url]) => url!);

/**
 * Finds all words in a script. It may add any of them as a class.
 *
 * @returns the words, possibly with duplicates
 */
export const findPossibleCssNames = (code: string): string[] => code.match(/-{0,2}[a-z_][\w-]*/gi) ?? [];

/** Returns the names of classes in a style sheet's selectors. They may repeat. */
export const findSelectorClassNames = (css: string): string[] =>
  [...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!);

/** Matches start tags, with their `class` attribute, and scripts in a page. A minified attribute may have no quotes. */
const CLASS_ATTRIBUTE = /<[a-z][^>]*?\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
/** Matches attributes with values for scripts, and those that are scripts. */
const SCRIPT_ATTRIBUTE = /\s(?:data-|on)[\w-]+=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi;
const LOCAL_SCRIPT = /<script[^>]*\ssrc="?(\/[^"\s>]+)/gi;

/** @returns the classes in a page's attributes */
export const findClasses = (html: string): string[] =>
  [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').split(/\s+/),
  );

/** @returns the values of a page's attributes for scripts, such as `data-toggle` and `onclick` */
export const findScriptAttributes = (html: string): string[] =>
  [...html.matchAll(SCRIPT_ATTRIBUTE)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');

/** @returns the texts of a page's inline scripts */
export const findInlineScripts = (html: string): string[] => [...html.matchAll(INLINE_SCRIPT)].map(([, code]) => code!);

/** @returns the paths of a page's scripts on the same host */
export const findScriptPaths = (html: string): string[] => [...html.matchAll(LOCAL_SCRIPT)].map(([, url]) => url!);

/**
 * Finds all words of a script. The script can add any of them as a class.
 *
 * @returns the words, possibly with duplicates
 */
export const findWords = (code: string): string[] => code.match(/-{0,2}[a-z_][\w-]*/gi) ?? [];

/** @returns the classes of a style sheet's selectors */
export const findSelectorClasses = (css: string): string[] =>
  [...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!);

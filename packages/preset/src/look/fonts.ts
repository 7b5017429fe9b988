import type {HtmlTagObject} from '@docusaurus/types';

/**
 * Variable fonts with weights from 400 to 700. They're subsets of @fontsource-variable/figtree and
 * @fontsource-variable/jetbrains-mono 5.3.0 (`*-latin-wght-normal.woff2`), created with fontTools: U+0020–017F and
 * punctuation, with the features kern, mark, ccmp, locl, and tnum for text.
 */
const fonts = [
  {family: 'Figtree', file: 'fonts/figtree.woff2'},
  {family: 'JetBrains Mono', file: 'fonts/jetbrains-mono.woff2'},
];

/**
 * Creates tags that preload the site's fonts. With `font-display: optional`, a page keeps the system font if they
 * arrive too late, so that text doesn't shift.
 *
 * @param baseUrl - base path of the site, with a slash at both ends
 * @returns tags for the `head` element
 */
export function createFontTags(baseUrl: string): (HtmlTagObject & {attributes: Record<string, string>})[] {
  const faces = fonts.map(
    ({family, file}) =>
      `@font-face{font-family:'${family}';src:url(${baseUrl}${file}) format('woff2');` +
      'font-weight:400 700;font-display:optional}',
  );
  return [
    ...fonts.map(({file}) => ({
      tagName: 'link',
      attributes: {
        rel: 'preload',
        href: `${baseUrl}${file}`,
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
      },
    })),
    {tagName: 'style', attributes: {}, innerHTML: faces.join('')},
  ];
}

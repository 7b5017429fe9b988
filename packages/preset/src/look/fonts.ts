import type {HtmlTagObject} from '@docusaurus/types';

/**
 * Variable fonts with weights from 400 to 700. Made with fontTools from @fontsource-variable/figtree and
 * @fontsource-variable/jetbrains-mono 5.3.0 (`*-latin-wght-normal.woff2`): U+0020–017F and punctuation; kern, mark, ccmp,
 * locl, and tnum for text.
 */
const fonts = [
  {family: 'Figtree', file: 'fonts/figtree.woff2'},
  {family: 'JetBrains Mono', file: 'fonts/jetbrains-mono.woff2'},
];

/**
 * Creates tags that fetch the site's fonts together with each page's HTML. With `optional`, a visit keeps the system font
 * if the fonts arrive too late, so that text doesn't shift.
 *
 * @param baseUrl - path below which the site is served, with a slash at both ends
 * @returns tags for the site's configuration
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

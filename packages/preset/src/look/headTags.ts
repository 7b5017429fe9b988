import type {HtmlTagObject} from '@docusaurus/types';
import type {Brand} from '@paydocs/core/brand/types';

/**
 * What every page's head says of the brand: its colours as CSS variables, the browser's frame
 * colour, the web app manifest, and that nothing is painted before the main part is there.
 *
 * @param brand - a checked brand
 * @param baseUrl - path below which the site is served, with a slash at both ends
 * @returns tags for the site's configuration
 */
export function headTags(brand: Brand, baseUrl: string): (HtmlTagObject & {attributes: Record<string, string>})[] {
  const {accent, themeColor} = brand.colors;
  return [
    {
      tagName: 'style',
      attributes: {},
      innerHTML:
        `:root{--brand-accent:${accent.light};--brand-accent-on-dark:${accent.dark}}` +
        `@media not print{[data-theme='dark']{--brand-accent:${accent.dark}}}`,
    },
    {tagName: 'meta', attributes: {name: 'theme-color', content: themeColor.light}},
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
    // Half a page, painted while it is read, moves when the rest comes: https://html.spec.whatwg.org/#link-type-expect
    {tagName: 'link', attributes: {rel: 'expect', href: '#__docusaurus_skipToContent_fallback', blocking: 'render'}},
  ];
}

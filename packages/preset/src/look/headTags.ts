import type {HtmlTagObject} from '@docusaurus/types';
import type {Brand} from '@paydocs/core';

/**
 * Creates tags for the brand's colors as CSS variables, the color of the browser's UI, and the web app manifest.
 * Another tag blocks rendering until the main content has arrived.
 *
 * @param brand - a validated brand
 * @param baseUrl - base path of the site, with a slash at both ends
 * @returns tags for the `head` element
 */
export function createHeadTags(
  brand: Brand,
  baseUrl: string,
): (HtmlTagObject & {attributes: Record<string, string>})[] {
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
    // A half-parsed page, if painted, shifts when the rest arrives: https://html.spec.whatwg.org/#link-type-expect
    {tagName: 'link', attributes: {rel: 'expect', href: '#__docusaurus_skipToContent_fallback', blocking: 'render'}},
  ];
}

import type {HtmlTagObject} from '@docusaurus/types';
import type {Brand} from '../lib/brand/types';

/**
 * What every page's head says of the brand: its colours as CSS variables, the browser's frame
 * colour and the web app manifest.
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
        `[data-theme='dark']{--brand-accent:${accent.dark}}`,
    },
    {tagName: 'meta', attributes: {name: 'theme-color', content: themeColor.light}},
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
  ];
}

import type {Brand} from '@paydocs/core';

/**
 * The footer's text: no links, only who the provider is.
 *
 * @param brand - a checked brand
 * @returns HTML
 */
export function footerCopyright(brand: Brand): string {
  const registry = brand.legal.registry.map(({label, number}) => `${label}: ${number}`).join(' · ');
  return [brand.legal.text, registry, brand.legal.copyright]
    .filter(Boolean)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

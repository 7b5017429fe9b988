import type {Brand} from '@paydocs/core';

/**
 * Creates the content of the footer, which is information about the provider, without links.
 *
 * @param brand - a validated brand
 * @returns HTML
 */
export function createFooterCopyright(brand: Brand): string {
  const registry = brand.legal.registry.map(({label, number}) => `${label}: ${number}`).join(' · ');
  return [brand.legal.text, registry, brand.legal.copyright]
    .filter(Boolean)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

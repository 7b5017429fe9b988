import type {Brand} from '@paydocs/core/brand/types';
import {getBrandTokens} from '@paydocs/core/brand/tokens';

/** What betrays a brand in a text. */
export interface Trace {
  text: string;
  pattern: RegExp;
}

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * All that names a brand: its names, hosts, e-mail address, legal name and numbers in registers.
 * A name counts as a word of its own, in any of the ways in which identifiers hold it: `rio-pay`,
 * `RioPay`, `RIO_PAY`.
 */
export function brandTraces(brand: Brand): Trace[] {
  const tokens = getBrandTokens(brand);
  const names = [brand.name, brand.slug, tokens['product.pascal'] ?? '', tokens['product.constant'] ?? ''];
  const texts = [
    brand.legalName,
    brand.supportEmail,
    ...Object.values(brand.urls).map((url) => new URL(url).host),
    ...brand.legal.registry.map(({number}) => number),
  ];
  return [
    ...names.map((text) => ({text, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escape(text)}(?![\\p{Ll}\\p{N}])`, 'u')})),
    ...texts.map((text) => ({text, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escape(text)}(?![\\p{L}\\p{N}])`, 'iu')})),
  ].filter(({text}, index, all) => all.findIndex((other) => other.text === text) === index);
}

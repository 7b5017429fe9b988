import {type Brand, getBrandTokens} from '@paydocs/core';

/** A string that reveals a brand. */
export interface Trace {
  text: string;
  pattern: RegExp;
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Returns everything that identifies a brand: its names, hosts, email address, legal name, and numbers in registers. A name
 * matches as a whole word, in any case style of identifiers: `rio-pay`, `RioPay`, or `RIO_PAY`.
 */
export function brandTraces(brand: Brand): Trace[] {
  const tokens = getBrandTokens(brand);
  const names = [brand.name, brand.slug, tokens['product.pascal'] ?? '', tokens['product.constant'] ?? ''];
  const strings = [
    brand.legalName,
    brand.supportEmail,
    ...Object.values(brand.urls).map((url) => new URL(url).host),
    ...brand.legal.registry.map(({number}) => number),
  ];
  return [
    ...names.map((text) => ({
      text,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(text)}(?![\\p{Ll}\\p{N}])`, 'u'),
    })),
    ...strings.map((text) => ({
      text,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(text)}(?![\\p{L}\\p{N}])`, 'iu'),
    })),
  ].filter(({text}, index, all) => all.findIndex((other) => other.text === text) === index);
}

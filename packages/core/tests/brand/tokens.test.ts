import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {getBrandTokens, replaceBrandTokens, type TokenOptions} from '../../src/brand/tokens';

const tokens = getBrandTokens({
  ...brand,
  name: 'Río Pay',
  slug: 'rio-pay',
  urls: {...brand.urls, api: 'https://api.rio.example/v2'},
});

describe('getBrandTokens', () => {
  it('derives identifiers from the slug', () => {
    expect(tokens['product.pascal']).toBe('RioPay');
    expect(tokens['product.constant']).toBe('RIO_PAY');
  });
});

describe('replaceBrandTokens', () => {
  it('replaces the name and its variants, and keeps line breaks', () => {
    const {text, diagnostics} = replaceBrandTokens(
      '# {product}\n\nPOST {product.apiUrl}/payments\n{product.slug}-js',
      tokens,
    );
    expect(text).toBe('# Río Pay\n\nPOST https://api.rio.example/v2/payments\nrio-pay-js');
    expect(diagnostics).toEqual([]);
  });

  it.each(['/payments/{id}', '`${product}`', '${productId}', 'f"{payment_id}"', '{ amount }', '{project}', '{prod}'])(
    'keeps %s unchanged',
    (source) => {
      expect(replaceBrandTokens(source, tokens)).toEqual({text: source, diagnostics: []});
    },
  );

  it('distinguishes a token after a dollar sign from a variable in code', () => {
    expect(replaceBrandTokens('${{product.constant}_KEY}', tokens)).toEqual({text: '${RIO_PAY_KEY}', diagnostics: []});
    expect(replaceBrandTokens('`${product.price}`', tokens).diagnostics).toEqual([]);
    expect(replaceBrandTokens('"${product.constant}_KEY"', tokens).diagnostics[0]?.message).toContain(
      '${{product.constant}…}',
    );
  });

  it('keeps a path parameter of a specification unchanged', () => {
    expect(replaceBrandTokens('/products/{product}', tokens, {kind: 'specification'})).toEqual({
      text: '/products/{product}',
      diagnostics: [],
    });
    expect(replaceBrandTokens('{product} pays', tokens, {kind: 'specification'}).text).toBe('Río Pay pays');
  });

  it.each(['/products/{product-id}', '/products/{product_id}', '/products/{productId}', '{produkt}'])(
    "reports no unknown token in a provider's specification: %s",
    (text) => {
      expect(replaceBrandTokens(text, tokens, {kind: 'specification'})).toEqual({text, diagnostics: []});
    },
  );

  it('treats each word in braces in front matter as a token, and keeps the backslash in prose for Markdown', () => {
    const inFrontMatter: TokenOptions = {getPart: () => 'front matter'};
    expect(replaceBrandTokens('title: {nope}', tokens, inFrontMatter).diagnostics).toHaveLength(1);
    expect(replaceBrandTokens('title: \\{nope}', tokens, inFrontMatter)).toEqual({
      text: 'title: {nope}',
      diagnostics: [],
    });
    const inProse: TokenOptions = {getPart: () => 'prose'};
    expect(replaceBrandTokens('write \\{product}', tokens, inProse).text).toBe('write \\{product}');
  });

  it.each([
    ['{produkt}', '{product}'],
    ['{prodact}', '{product}'],
    ['{producto}', '{product}'],
    ['{product_slug}', '{product.slug}'],
    ['{productApiUrl}', '{product.apiUrl}'],
    ['{prodactSlug}', '{product.slug}'],
    ['{produt.nmae}', '{product.name}'],
    ['{PRODUCT_CONSTANT}', '{product.constant}'],
  ])('reports %s and suggests %s, also in code', (source, suggestion) => {
    expect(replaceBrandTokens(source, tokens).diagnostics[0]?.message).toContain(`Did you mean ${suggestion}?`);
  });

  it.each(['{productId}', '{products}', '{productUrl}'])('reports %s, which starts like a token', (source) => {
    expect(replaceBrandTokens(source, tokens).diagnostics[0]?.message).toContain(`unknown brand token ${source}.`);
    expect(replaceBrandTokens(`\\${source}`, tokens)).toEqual({text: source, diagnostics: []});
  });

  it.each(['{prodcut}', '{Product}', '{ product }', '{product-slug}', '{prodcut.slug}', '{poduct}', '{product.}'])(
    'reports %s, which is similar to a token',
    (source) => {
      expect(replaceBrandTokens(source, tokens).diagnostics[0]?.message).toContain(
        `unknown brand token ${source}. Did you mean {product`,
      );
    },
  );

  it('keeps an escaped token without its backslash', () => {
    expect(replaceBrandTokens('write \\{product.slug}', tokens).text).toBe('write {product.slug}');
  });

  it('reports an unknown token with its location and the closest match', () => {
    const {diagnostics} = replaceBrandTokens('first\nsee {product.apiURl} now', tokens);
    expect(diagnostics).toEqual([
      {
        line: 2,
        column: 5,
        token: '{product.apiURl}',
        message: expect.stringContaining('unknown brand token {product.apiURl}. Did you mean {product.apiUrl}?'),
      },
    ]);
  });

  it('lists all tokens if none is similar', () => {
    expect(replaceBrandTokens('{product.telephoneNumber}', tokens).diagnostics[0]?.message).toContain(
      'Valid tokens: {product}, {product.name}, {product.slug}',
    );
  });

  it.each([
    'slug: /{product}-connect',
    'See [Connect](/{product}-connect/).',
    'POST https://{product}.example/payments',
    '<a href="/{product}-js/">',
  ])('reports the name in a URL: %s', (source) => {
    expect(replaceBrandTokens(source, tokens).diagnostics[0]?.message).toContain('{product.slug}');
  });
});

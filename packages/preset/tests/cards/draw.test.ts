/** Rendered cards: each is a small PNG, whatever its title contains. */
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {createRenderer} from '../../src/cards/render';
import {loadLogoAsDataUrl} from '../../src/cards/logo';

const CYRILLIC = path.join(
  path.dirname(require.resolve('@fontsource/jetbrains-mono/package.json')),
  'files/jetbrains-mono-cyrillic-500-normal.woff',
);
const style = {
  site: 'Acme Docs',
  logo: loadLogoAsDataUrl(brand.logo.dark, '.', ['static']),
  accent: brand.colors.accent,
  fonts: [],
};
const render = createRenderer(style);
const LONG = 'Charge a card that a customer has saved, when they come back to your shop on another day, or never';

/** Returns the pixels of the part of a card that contains only text. */
const getTextPixels = (png: Buffer): Promise<Buffer> =>
  sharp(png).extract({left: 0, top: 292, width: 1200, height: 320}).raw().toBuffer();

describe('a card', () => {
  it.each([
    ['a title', {area: 'Guides', title: 'Refund a payment'}],
    ['method and path', {area: 'REST API', title: 'Refund a payment', code: ['POST', '/payments/{id}/refund']}],
    ['a long path', {title: 'Get', code: ['GET', '/a-part-of-a-path'.repeat(20)]}],
    ['a long title', {area: 'Guides', title: LONG.repeat(5)}],
    ['a long word', {area: 'GraphQL API', title: 'UpdateSubscriptionPaymentMethod'.repeat(9), code: ['input']}],
    ['dense letters', {area: 'Guides', title: '@%&#'.repeat(200)}],
    ['markup', {area: '<b>', title: '</text></svg><script>alert(1)</script>&amp;&#0;{x}'}],
    ['control characters', {area: 'Guides', title: 'a\u0000b\u0007\n\n\u202e\ud800 c'}],
    ['letters with accents', {area: 'Guías', title: 'Łódź, Ångström, ¿qué?, €'}],
    ['other scripts', {area: '指南', title: '支払いを返金する'}],
    ['emoji', {area: 'Guides', title: '🎉 👩‍💻 🇪🇸'}],
    ['no title', {area: 'Guides', title: ''}],
  ])('with %s is a PNG of the right size', async (_, card) => {
    const png = await render(card);
    expect(png.length).toBeLessThanOrEqual(30_000);
    expect(await sharp(png).metadata()).toMatchObject({format: 'png', width: 1200, height: 630});
    expect((await sharp(png).raw().toBuffer()).length).toBe(1200 * 630 * 3);
  });

  it('is identical each time', async () => {
    const card = {area: 'Guides', title: 'Refund a payment', code: ['POST', '/refunds']};
    expect(await createRenderer(style)(card)).toEqual(await render(card));
  });

  it('leaves out only the characters that its fonts lack', async () => {
    const mixed = await render({title: 'Pay 支払い now'});
    expect(await getTextPixels(mixed)).toEqual(await getTextPixels(await render({title: 'Pay now'})));
    expect(await getTextPixels(await render({title: '支払い'}))).toEqual(
      await getTextPixels(await render({title: ''})),
    );
  });

  it('renders other scripts with fonts that support them', async () => {
    const title = 'Платежи';
    const empty = await getTextPixels(await render({title: ''}));
    expect(await getTextPixels(await render({title}))).toEqual(empty);
    expect(await getTextPixels(await createRenderer({...style, fonts: [CYRILLIC]})({title}))).not.toEqual(empty);
  });

  it('has the colors of the brand', async () => {
    const png = await createRenderer({...style, accent: {light: '#7a1fa2', dark: '#ffcc00'}})({title: 'Pay'});
    const bottom = sharp(png).extract({left: 0, top: 629, width: 1, height: 1}).raw();
    expect([...(await bottom.toBuffer())]).toEqual([0xff, 0xcc, 0]);
  });

  it.each([
    ['none', undefined],
    ['one without a size', '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'],
    ['one that references files', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'],
    ["one that can't be read", 'no picture'],
  ])('is rendered with the logo: %s', async (_, svg) => {
    const logo = svg && `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    expect((await createRenderer({...style, logo})({title: 'Pay'})).length).toBeGreaterThan(1000);
  });
});

/** The cache of cards between builds. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {renderCards, copyCards} from '../../src/cards/cache';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
const folder = path.join(root, 'kept');
afterAll(() => fs.rmSync(root, {recursive: true}));

const style = {site: 'Acme Docs', accent: {light: '#0b6b5d', dark: '#5fd6c0'}, fonts: []};
const [pay, again, refund] = [{title: 'Pay'}, {title: 'Pay'}, {title: 'Refund'}];
const YEAR = 365 * 24 * 3600;

describe('cards', () => {
  it('are rendered once, and again when something about them changes', async () => {
    const first = await renderCards([pay, again], {folder, style});
    expect(fs.readdirSync(folder)).toHaveLength(1);
    expect(first.get(again)).toBe(first.get(pay));
    fs.writeFileSync(first.get(pay)!, 'kept');
    const second = await renderCards([pay, refund], {folder, style});
    expect(fs.readFileSync(second.get(pay)!, 'utf8')).toBe('kept');
    expect(fs.readdirSync(folder)).toHaveLength(2);
    const other = await renderCards([pay], {folder, style: {...style, site: 'Other Docs'}});
    expect(other.get(pay)).not.toBe(first.get(pay));
    expect(fs.readFileSync(other.get(pay)!).subarray(1, 4).toString()).toBe('PNG');
  });

  it("are deleted if they haven't been used for a long time", async () => {
    const files = await renderCards([pay, refund], {folder, style});
    const [used, unused] = [files.get(pay)!, files.get(refund)!];
    const then = Date.now() / 1000 - YEAR;
    for (const file of [used, unused]) fs.utimesSync(file, then, then);
    await renderCards([pay], {folder, style});
    expect([used, unused].map((file) => fs.existsSync(file))).toEqual([true, false]);
  });

  it("throw the reason if they can't be rendered", async () => {
    const fonts = [path.join(root, 'none.woff')];
    await expect(renderCards([pay], {folder, style: {...style, fonts}})).rejects.toThrow(
      /couldn't be drawn[^]*none\.woff/,
    );
  });

  it('are copied to the paths that pages reference', async () => {
    const file = (await renderCards([pay], {folder, style})).get(pay)!;
    const routes = ['/docs/', '/docs/pay/', '/docs/gu%C3%ADas/a/'];
    copyCards(
      path.join(root, 'build'),
      routes.map((route) => ({pagePath: route, baseUrl: '/docs/', file})),
    );
    const written = fs.readdirSync(path.join(root, 'build/img/cards'), {recursive: true});
    expect(written.sort()).toEqual(['guías', 'guías/a.png', 'index.png', 'pay.png']);
  });
});

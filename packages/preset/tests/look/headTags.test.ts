import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {createHeadTags} from '../../src/look/headTags';

const colors = {accent: {light: '#111111', dark: '#eeeeee'}, themeColor: {light: '#ffffff', dark: '#000000'}};

describe('createHeadTags', () => {
  const tags = createHeadTags({...brand, colors}, '/help/');

  it('sets the accent color of each color mode', () => {
    expect(tags.find(({tagName}) => tagName === 'style')?.innerHTML).toBe(
      ':root{--brand-accent:#111111;--brand-accent-on-dark:#eeeeee}' +
        "@media not print{[data-theme='dark']{--brand-accent:#eeeeee}}",
    );
  });

  it('sets the theme color, and the manifest below the base URL', () => {
    const attributes = tags.map((tag) => tag.attributes);
    expect(attributes).toContainEqual({name: 'theme-color', content: '#ffffff'});
    expect(attributes).toContainEqual({rel: 'manifest', href: '/help/manifest.webmanifest'});
  });

  it('blocks rendering until the browser has the main part of the page', () => {
    expect(tags.map((tag) => tag.attributes)).toContainEqual({
      rel: 'expect',
      href: '#__docusaurus_skipToContent_fallback',
      blocking: 'render',
    });
  });
});

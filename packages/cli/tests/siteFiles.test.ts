import {describe, expect, it} from 'vitest';
import {brand} from '../../../tests/fixture-site/src/brand';
import {renderRobotsTxt, renderWebManifest} from '../src/site/siteFiles';

describe('renderWebManifest', () => {
  it('contains the name, start URL, and icon of the site below the base URL', () => {
    const text = renderWebManifest({...brand, name: 'Río & "Söhne"', favicon: 'img/rio.svg'}, '/help/');
    expect(text.endsWith('}\n')).toBe(true);
    expect(JSON.parse(text)).toMatchObject({
      name: 'Río & "Söhne" Docs',
      short_name: 'Río & "Söhne"',
      start_url: '/help/',
      theme_color: brand.colors.themeColor.light,
      icons: [{src: '/help/img/rio.svg'}],
    });
  });
});

describe('renderRobotsTxt', () => {
  it('excludes the search page, and links to the sitemap', () => {
    expect(renderRobotsTxt('https://docs.example', '/help/')).toBe(
      'User-agent: *\nDisallow: /help/search/?\n\nSitemap: https://docs.example/help/sitemap.xml\n',
    );
  });

  it('links to the sitemap of each language', () => {
    expect(renderRobotsTxt('https://docs.example', '/', '/es/')).toBe(
      'User-agent: *\nDisallow: /search/?\nDisallow: /es/search/?\n\n' +
        'Sitemap: https://docs.example/sitemap.xml\nSitemap: https://docs.example/es/sitemap.xml\n',
    );
  });
});

/** The script that corrects what the theme derives from storage and the URL, run as a page runs it. */
import {describe, expect, it, vi} from 'vitest';
import {createFirstPaintScript, type FirstPaintSettings} from '../../src/first-paint/script';

const SETTINGS: FirstPaintSettings = {colorMode: {defaultMode: 'light', respectPrefersColorScheme: false}};

/** Runs the script, and returns the attributes of the root element. */
function run(search: string, attributes: Record<string, string>, settings = SETTINGS): Record<string, string> {
  const root = new Map(Object.entries({'data-theme': 'dark', ...attributes}));
  const documentElement = {
    getAttribute: (name: string) => root.get(name) ?? null,
    setAttribute: (name: string, value: string) => void root.set(name, value),
    removeAttribute: (name: string) => void root.delete(name.toLowerCase()),
  };
  const script = createFirstPaintScript(settings, '');
  const location = {pathname: '/', search};
  new Function('document', 'location', 'localStorage', script)({documentElement}, location, {getItem: () => null});
  return Object.fromEntries(root);
}

describe('the first paint', () => {
  it.each([
    ['?docusaurus-data-shell=ready', 'data-shell'],
    ['?a=b&docusaurus-data-Shell=', 'data-shell'],
    ['?docusaurus-data-has-hydrated=true', 'data-has-hydrated'],
  ])('removes the state of the page that the URL %s sets', (search, attribute) => {
    expect(run(search, {[attribute]: 'true', 'data-other': ''})).toEqual({'data-theme': 'dark', 'data-other': ''});
  });

  it('keeps the attributes that a site reads from the URL', () => {
    expect(run('?docusaurus-data-mode=embed', {'data-mode': 'embed'})).toMatchObject({'data-mode': 'embed'});
  });

  it("keeps the page's own attributes", () => {
    const ownAttributes = {'data-has-hydrated': 'false', 'data-announcement-bar-initially-dismissed': 'true'};
    expect(
      run('?docusaurus-theme=dark&docusaurus-data-announcement-bar-initially-dismissed=x', ownAttributes),
    ).toMatchObject(ownAttributes);
  });

  it.each([
    ['/%E0', ['/%25E0?a=%#%']],
    ['/50%/%20', ['/50%25/%2520?a=%#%']],
    ['/a%20b/', []],
  ])('gives the router a decodable path instead of %s', (pathname, urls) => {
    const replaceState = vi.fn();
    const names = ['document', 'location', 'history', 'localStorage'];
    const documentElement = {getAttribute: () => 'dark'};
    new Function(...names, createFirstPaintScript(SETTINGS, ''))(
      {documentElement},
      {pathname, search: '?a=%', hash: '#%'},
      {state: 1, replaceState},
      {getItem: () => null},
    );
    expect(replaceState.mock.calls).toEqual(urls.map((url) => [1, '', url]));
    for (const url of urls) expect(() => decodeURI(url.split('?')[0]!)).not.toThrow();
  });

  it('escapes an announcement ID that would end the script', () => {
    const script = createFirstPaintScript({...SETTINGS, announcementBar: {id: '</script><!--'}}, '');
    expect(script).not.toMatch(/<[/!]/);
  });
});

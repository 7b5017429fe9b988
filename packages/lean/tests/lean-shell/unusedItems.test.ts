import {describe, expect, it} from 'vitest';
import {instancesInItems, unusedItems} from '../../src/lean-shell/unusedItems';

const HTML = '@theme/NavbarItem/HtmlNavbarItem';
const DOC = '@theme/NavbarItem/DocNavbarItem';
const SIDEBAR = '@theme/NavbarItem/DocSidebarNavbarItem';
const VERSION = '@theme/NavbarItem/DocsVersionNavbarItem';
const VERSIONS = '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
const LOCALES = '@theme/NavbarItem/LocaleDropdownNavbarItem';

describe('items that no page shows', () => {
  it('are those of types that the configuration lacks', () => {
    expect(unusedItems([{type: 'docSidebar'}, {}])).toEqual([HTML, DOC, VERSION, VERSIONS, LOCALES]);
  });

  it('are not those in use, alone or in a menu', () => {
    const items = [{type: 'dropdown', items: [{type: 'docsVersion'}]}, {type: 'docsVersionDropdown'}];
    expect(unusedItems(items)).toEqual([HTML, DOC, SIDEBAR, LOCALES]);
  });

  it('are unknown where items are the site’s own', () => {
    expect(unusedItems([{type: 'custom-versions'}])).toEqual([]);
  });
});

describe('items that lead to documents', () => {
  it('do so by the name of a document or a version, also the site’s own', () => {
    for (const type of ['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown', 'custom-versions'])
      expect([...instancesInItems([{type: 'dropdown', items: [{type}]}])], type).toEqual(['default']);
    expect([...instancesInItems([{}, {type: 'html'}, {type: 'localeDropdown'}])]).toEqual([]);
  });

  it('may name another docs instance', () => {
    const items = [{type: 'docSidebar', docsPluginId: 'rest'}, {type: 'docsVersion'}];
    expect([...instancesInItems(items)]).toEqual(['rest', 'default']);
  });
});

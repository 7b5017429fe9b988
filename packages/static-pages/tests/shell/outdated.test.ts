import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {reloadOutdatedPage} from '../../src/shell/outdated';

const mainScript = (hash: string) => ({scripts: [{src: `https://site.example/docs/assets/js/main.${hash}.js`}]});

describe('a page that is older than the site', () => {
  beforeEach(() => vi.stubGlobal('document', mainScript('22222222')));
  afterEach(() => void vi.unstubAllGlobals());

  it('is reloaded once, and once more for another version', () => {
    const stored = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    vi.stubGlobal('window', {sessionStorage});
    const reload = vi.fn();
    expect([reloadOutdatedPage(reload), reloadOutdatedPage(reload)]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledOnce();
    vi.stubGlobal('document', mainScript('33333333'));
    expect(reloadOutdatedPage(reload)).toBe(true);
  });

  it("isn't reloaded if earlier attempts can't be stored", () => {
    const deny = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('window', {sessionStorage: {getItem: deny, setItem: deny}});
    const reload = vi.fn();
    expect(reloadOutdatedPage(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

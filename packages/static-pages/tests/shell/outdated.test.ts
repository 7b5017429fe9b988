import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {reloadOutdatedPage} from '../../src/shell/outdated';

const mainScript = (hash: string) => ({scripts: [{src: `https://site.example/docs/assets/js/main.${hash}.js`}]});

describe('a page that is older than the site', () => {
  beforeEach(() => vi.stubGlobal('document', mainScript('22222222')));
  afterEach(() => void vi.unstubAllGlobals());

  it('is loaded again once, and once more when it is of another version', () => {
    const kept = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    vi.stubGlobal('window', {sessionStorage});
    const reload = vi.fn();
    expect([reloadOutdatedPage(reload), reloadOutdatedPage(reload)]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledOnce();
    vi.stubGlobal('document', mainScript('33333333'));
    expect(reloadOutdatedPage(reload)).toBe(true);
  });

  it('stays if nobody can tell whether that has been tried', () => {
    const deny = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('window', {sessionStorage: {getItem: deny, setItem: deny}});
    const reload = vi.fn();
    expect(reloadOutdatedPage(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

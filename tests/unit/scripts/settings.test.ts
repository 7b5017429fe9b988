/** The settings are read before any work begins, and all their mistakes are told together. */
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {messages, workIn} from '../guides/workspace';

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllEnvs();
});

/** Anew: modules check themselves once, when they are loaded. */
async function checkSettings(): Promise<void> {
  await (await import('../../../scripts/settings')).checkSettings();
}

describe('checkSettings', () => {
  it('takes the settings of the project', async () => {
    expect(await messages(checkSettings)).toEqual([]);
  });

  it('tells of the environment and of missing images together', async () => {
    vi.stubEnv('DOCS_STRICT', 'no');
    workIn({'static/img/logo.svg': 'a', 'static/img/logo-dark.svg': 'a'});
    expect(await messages(checkSettings)).toEqual([
      'environment: DOCS_STRICT is "no", but must be "true" or "false".',
      expect.stringMatching(
        /^src\/brand\.ts: favicon is "img\/favicon\.svg", but static\/img\/favicon\.svg does not exist/,
      ),
    ]);
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {startProgram} from '@paydocs/cli/snippets/program';
import type {Sample} from '@paydocs/cli/snippets/types';
import {brand} from '../../src/config/brand';
import type {TestApi} from './testApi';
import {KEY_VARIABLE, PUBLIC_URL} from './shop';

/** How a program ended. */
export interface End {
  code: number | undefined;
  /** What it wrote. */
  said: string;
}

/**
 * Runs a program once, in an empty folder. Its customers approve what they are asked for at once.
 *
 * @param sample - the program
 * @param api - the account that it uses
 * @param origin - where the API answers
 * @param key - its API key
 * @returns how it ended
 */
export async function runOnce(
  sample: Sample,
  api: TestApi,
  origin: string,
  key = 'key_test_9fK2mX7qLw4Tz8Vb',
): Promise<End> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-'));
  const hosts = [brand.urls.api, brand.urls.graphql].map((url) => new URL(url).origin);
  const code = hosts.reduce((text, host) => text.replaceAll(host, origin), sample.code);
  const program = startProgram(sample, code, folder, {[KEY_VARIABLE]: key, PUBLIC_URL});
  const approve = (): void => {
    const asked = api.payments.all().find(({status, nextAction}) => status === 'PENDING' && isAsked(nextAction));
    if (asked) api.payments.settle(asked, 'SUCCEEDED');
  };
  const approving = setInterval(approve, 10);
  try {
    return {code: await program.exitCode, said: program.output()};
  } finally {
    clearInterval(approving);
    // Whoever was asked approves, however quickly the program ended.
    approve();
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** Whether an app asks a customer to approve. */
const isAsked = (nextAction: unknown): boolean => (nextAction as {type?: string} | null)?.type === 'WAIT';

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {editSample, startProgram} from '../../packages/cli/src/snippets/program';
import type {Sample} from '../../packages/cli/src/snippets/types';
import {brand} from '../../src/config/brand';
import type {TestApi} from './testApi';
import {KEY_VARIABLE, PUBLIC_URL} from './shop';

/** Result of a program. */
export interface RunResult {
  code: number | undefined;
  /** Output of the program. */
  output: string;
}

/**
 * Runs a program once, in an empty folder. Its customers approve payments immediately.
 *
 * @param sample - the program
 * @param api - account that it uses
 * @param origin - origin of the API
 * @param key - API key of the program
 * @returns its exit code and output
 */
export async function runOnce(
  sample: Sample,
  api: TestApi,
  origin: string,
  key = 'key_test_9fK2mX7qLw4Tz8Vb',
): Promise<RunResult> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-'));
  const hosts = [brand.urls.api, brand.urls.graphql].map((url) => new URL(url).origin);
  const redirected = editSample(sample, (code) => hosts.reduce((text, host) => text.replaceAll(host, origin), code));
  const program = startProgram(redirected, folder, {[KEY_VARIABLE]: key, PUBLIC_URL});
  const approve = (): void => {
    const waiting = api.payments
      .all()
      .find(({status, nextAction}) => status === 'PENDING' && isWaitingForApproval(nextAction));
    if (waiting) api.payments.settle(waiting, 'SUCCEEDED');
  };
  const approving = setInterval(approve, 10);
  try {
    return {code: await program.exitCode, output: program.output()};
  } finally {
    clearInterval(approving);
    // Customers approve even if the program has ended quickly.
    approve();
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** Checks whether an app asks a customer to approve. */
const isWaitingForApproval = (nextAction: unknown): boolean => (nextAction as {type?: string} | null)?.type === 'WAIT';

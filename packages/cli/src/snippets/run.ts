import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Harness} from './harness';
import {findFreePort, waitForPort} from './ports';
import {indent, startProgram} from './program';
import {testEmptySecret, testReceiver, type SampleRun} from './receiver';
import {formatStatus, sendRequest} from './send';
import type {SampleOutcome, Sample} from './types';

/** Timeout for a sample, in milliseconds. No sample takes longer, even on a busy machine. */
const TIMEOUT_MS = 60_000;

const SIGNING_SECRET = 'whsec_7hT2mQ9xWd4KpL6s';

/** Environment variables of the shop, in addition to the API key and the signing secret. */
const SHOP_VARIABLES = {
  PUBLIC_URL: 'https://shop.example',
  ADMIN_TOKEN: 'admin_5kQ8vN2xTz7Lw4Rb',
  GOOGLE_PAY_GATEWAY: 'example',
};

/**
 * Runs a sample. It passes if it succeeds and each of its requests conforms to the specifications.
 *
 * @returns the outcome of the sample
 */
export async function runSample(sample: Sample, harness: Harness): Promise<SampleOutcome> {
  const isServer = sample.request !== undefined || sample.receiver !== undefined;
  const errors = await startAndTest(sample, harness, SIGNING_SECRET, isServer ? testServer : testExit);
  if (sample.receiver && harness.signatureHeader && errors.length === 0)
    errors.push(...(await startAndTest(sample, harness, '', testEmptySecret)));
  const requests = harness.mock.getRequests(sample);
  for (const {method, url, errors: requestErrors} of requests) {
    errors.push(...requestErrors.map((error) => `its request ${method} ${url} is invalid: ${error}`));
  }
  return {sample, errors, requests: requests.length};
}

/**
 * Runs a sample in an empty folder with a signing secret.
 *
 * @returns the errors that the test finds
 */
async function startAndTest(
  sample: Sample,
  {mock, variablePrefix, signatureHeader, getEvent}: Harness,
  secret: string,
  test: (run: SampleRun, sample: Sample) => Promise<string[]>,
): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'snippet-'));
  const secretVariable = `${variablePrefix}_SIGNING_SECRET`;
  const environment = {
    ...SHOP_VARIABLES,
    [`${variablePrefix}_API_KEY`]: 'key_test_9fK2mX7qLw4Tz8Vb',
    [secretVariable]: secret,
  };
  const port = test === testExit ? undefined : await findFreePort();
  const program = startProgram(mock.redirect(sample), folder, environment, port);
  const errors: string[] = [];
  const timer = setTimeout(() => {
    errors.push(`it ran for more than ${TIMEOUT_MS / 1000} seconds.`);
    program.stop();
  }, TIMEOUT_MS);
  try {
    const run: SampleRun = {program, port: port ?? 0, secret, secretVariable, signatureHeader, getEvent};
    errors.push(...(await test(run, sample)));
  } finally {
    clearTimeout(timer);
    program.stop();
    await program.exitCode;
    fs.rmSync(folder, {recursive: true, force: true});
  }
  return errors;
}

async function testExit({program}: SampleRun): Promise<string[]> {
  const code = await program.exitCode;
  if (code === 0) return [];
  return [
    `it ${code === undefined ? 'was stopped before it exited' : `exited with code ${code}`}, but must exit with code 0:\n${indent(program.output())}`,
  ];
}

async function testServer(run: SampleRun, {request, receiver}: Sample): Promise<string[]> {
  const {program, port} = run;
  try {
    await waitForPort(port, TIMEOUT_MS, program.hasExited);
  } catch {
    return [`it isn't listening on the port in the variable PORT:\n${indent(program.output())}`];
  }
  const errors: string[] = [];
  if (request) {
    const {method, path: requestPath} = request;
    const body = ['GET', 'HEAD'].includes(method) ? undefined : (request.body ?? '{}');
    // Headers that a browser sends from a page of the shop.
    const headers = {Origin: SHOP_VARIABLES.PUBLIC_URL, 'Sec-Fetch-Site': 'same-origin'};
    const status = await sendRequest(port, {method, path: requestPath, headers, ...(body !== undefined && {body})});
    if (status === 0 || status >= 400)
      errors.push(
        `it responded to ${method} ${requestPath} with ${formatStatus(status)}, but must respond with a status below 400:\n${indent(program.output())}`,
      );
  }
  if (receiver && run.signatureHeader) errors.push(...(await testReceiver(run, receiver)));
  return errors;
}

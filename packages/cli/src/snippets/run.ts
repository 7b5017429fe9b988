import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Bench} from './bench';
import {freePort, untilListening} from './ports';
import {indent, startProgram} from './program';
import {tryEmptySecret, tryReceiver, type Receiving} from './receiver';
import {named, send} from './send';
import type {Outcome, Sample} from './types';

/** No sample needs longer, on a machine that is busy. */
const LIMIT = 60_000;

const SECRET = 'whsec_7hT2mQ9xWd4KpL6s';

/** What programs read beside the key and the secret: their own public URL, and what only the shop's people know. */
const OWN = {
  PUBLIC_URL: 'https://shop.example',
  ADMIN_TOKEN: 'admin_5kQ8vN2xTz7Lw4Rb',
  GOOGLE_PAY_GATEWAY: 'example',
};

/** @returns what became of a sample: it must end well, and each of its requests must keep the specifications */
export async function runSample(sample: Sample, bench: Bench): Promise<Outcome> {
  const isServer = sample.request !== undefined || sample.receiver !== undefined;
  const problems = await start(sample, bench, SECRET, isServer ? tryServer : untilEnd);
  if (sample.receiver && bench.signatureHeader && problems.length === 0)
    problems.push(...(await start(sample, bench, '', tryEmptySecret)));
  const received = bench.mock.received(sample);
  for (const {method, url, problems: found} of received) {
    problems.push(...found.map((problem) => `its request ${method} ${url} is wrong: ${problem}`));
  }
  return {sample, problems, requests: received.length};
}

/** Runs a sample in an empty folder, with a signing secret. @returns what an attempt with it finds wrong */
async function start(
  sample: Sample,
  {mock, constant, signatureHeader, event}: Bench,
  secret: string,
  attempt: (receiving: Receiving, sample: Sample) => Promise<string[]>,
): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'snippet-'));
  const secretVariable = `${constant}_SIGNING_SECRET`;
  const environment = {...OWN, [`${constant}_API_KEY`]: 'key_test_9fK2mX7qLw4Tz8Vb', [secretVariable]: secret};
  const port = attempt === untilEnd ? undefined : await freePort();
  const program = startProgram(sample, mock.redirect(sample), folder, environment, port);
  const problems: string[] = [];
  const timer = setTimeout(() => {
    problems.push(`it ran for more than ${LIMIT / 1000} seconds.`);
    program.stop();
  }, LIMIT);
  try {
    const receiving = {program, port: port ?? 0, secret, secretVariable, signatureHeader, event};
    problems.push(...(await attempt(receiving, sample)));
  } finally {
    clearTimeout(timer);
    program.stop();
    await program.ended;
    fs.rmSync(folder, {recursive: true, force: true});
  }
  return problems;
}

async function untilEnd({program}: Receiving): Promise<string[]> {
  const code = await program.ended;
  if (code === 0) return [];
  return [`it exited with the code ${code ?? 'of a program that was stopped'}:\n${indent(program.output())}`];
}

async function tryServer(receiving: Receiving, {request, receiver}: Sample): Promise<string[]> {
  const {program, port} = receiving;
  try {
    await untilListening(port, LIMIT, program.isGone);
  } catch {
    return [`it isn't listening on the port in the variable PORT:\n${indent(program.output())}`];
  }
  const problems: string[] = [];
  if (request) {
    const {method, path: address} = request;
    const body = ['GET', 'HEAD'].includes(method) ? undefined : (request.body ?? '{}');
    // As the browser does on a page of the shop.
    const headers = {Origin: OWN.PUBLIC_URL, 'Sec-Fetch-Site': 'same-origin'};
    const status = await send(port, {method, path: address, headers, ...(body !== undefined && {body})});
    if (status === 0 || status >= 400)
      problems.push(`it responded to ${method} ${address} with ${named(status)}:\n${indent(program.output())}`);
  }
  if (receiver && receiving.signatureHeader) problems.push(...(await tryReceiver(receiving, receiver)));
  return problems;
}

import {createHmac} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Mock} from './mock';
import {freePort, untilListening} from './ports';
import {startProgram, type Running} from './program';
import type {Outcome, Sample} from './types';

/** No sample needs longer, on a machine that is busy. */
const LIMIT = 60_000;

/** What samples are run with. */
export interface Bench {
  mock: Mock;
  /** Prefix of environment variables. */
  constant: string;
  /** Name of the header with the signature of an event. */
  signatureHeader: string;
  /** @returns an event of a type, as the specification shows it */
  event(type: string): string | undefined;
}

const SECRET = 'whsec_7hT2mQ9xWd4KpL6s';

/** @returns what became of a sample: it must end well, and each of its requests must keep the specifications */
export async function runSample(sample: Sample, bench: Bench): Promise<Outcome> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'snippet-'));
  const {mock, constant} = bench;
  const problems: string[] = [];
  const port = sample.server && (await freePort());
  const environment = {[`${constant}_API_KEY`]: 'key_test_9fK2mX7qLw4Tz8Vb', [`${constant}_SIGNING_SECRET`]: SECRET};
  const program = startProgram(sample, mock.redirect(sample), folder, environment, port);
  const timer = setTimeout(() => {
    problems.push(`it ran for more than ${LIMIT / 1000} seconds.`);
    program.stop();
  }, LIMIT);
  try {
    if (sample.server && port !== undefined) problems.push(...(await tryServer(sample, bench, program, port)));
    else {
      const code = await program.ended;
      if (code !== 0)
        problems.push(`it ended with the exit code ${code ?? 'of a stopped program'}:\n${indent(program.output())}`);
    }
  } finally {
    clearTimeout(timer);
    program.stop();
    await program.ended;
    fs.rmSync(folder, {recursive: true, force: true});
  }
  const received = mock.received(sample);
  for (const {method, url, problems: found} of received) {
    problems.push(...found.map((problem) => `its request ${method} ${url} is wrong: ${problem}`));
  }
  return {sample, problems, requests: received.length};
}

async function tryServer(sample: Sample, bench: Bench, program: Running, port: number): Promise<string[]> {
  const {server, webhook} = sample;
  if (!server) return [];
  try {
    await untilListening(port, LIMIT, program.isGone);
  } catch {
    return [`it does not listen at the port in the variable PORT:\n${indent(program.output())}`];
  }
  const send = (body: string | undefined, headers: Record<string, string>): Promise<number> =>
    fetch(`http://127.0.0.1:${port}${server.path}`, {
      method: server.method,
      redirect: 'manual',
      headers: {...(body !== undefined && {'Content-Type': 'application/json'}), ...headers},
      ...(body !== undefined && {body}),
    }).then(
      ({status}) => status,
      () => 0,
    );
  const problems: string[] = [];
  const request = `${server.method} ${server.path}`;
  if (webhook === undefined) {
    const hasBody = !['GET', 'HEAD'].includes(server.method);
    const status = await send(hasBody ? (server.body ?? '{}') : undefined, {});
    if (status === 0 || status >= 400)
      problems.push(`it answered ${request} with ${status || 'nothing'}:\n${indent(program.output())}`);
    return problems;
  }
  const event = bench.event(webhook);
  if (event === undefined) return [`the specification has no example of the event ${webhook}.`];
  const now = Math.floor(Date.now() / 1000);
  const right = await send(event, {[bench.signatureHeader]: sign(event, now, SECRET)});
  if (right < 200 || right >= 300)
    problems.push(`it answered a signed event ${webhook} with ${right || 'nothing'}:\n${indent(program.output())}`);
  const wrong = await send(event, {[bench.signatureHeader]: sign(event, now, 'another secret')});
  if (wrong < 400)
    problems.push(`it answered an event whose signature is wrong with ${wrong || 'nothing'}, and must refuse it.`);
  const old = await send(event, {[bench.signatureHeader]: sign(event, now - 3600, SECRET)});
  if (old < 400)
    problems.push(`it answered an event that was signed an hour ago with ${old || 'nothing'}, and must refuse it.`);
  if (problems.length === 0 && program.isGone())
    problems.push(`it ended when it received events:\n${indent(program.output())}`);
  return problems;
}

/** The header of an event: the time of sending, and the HMAC of the time and the raw body. */
function sign(body: string, time: number, secret: string): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

const indent = (text: string): string =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');

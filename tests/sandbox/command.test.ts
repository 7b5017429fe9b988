import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import {openapiFile} from '@paydocs/preset/site';
import {afterEach, expect, it} from 'vitest';

let child: ChildProcess | undefined;
afterEach(() => void child?.kill());

/** Starts the command, and returns a function that waits for output that matches a pattern, after the last match. */
function start(...args: string[]): (pattern: RegExp) => Promise<RegExpExecArray> {
  const command = (child = spawn(process.execPath, ['tools/sandbox/bin/sandbox.mjs', '--port', '0', ...args]));
  let output = '';
  let check = (): void => undefined;
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
      check();
    });
  return (pattern) =>
    new Promise((resolve) => {
      check = () => {
        const match = pattern.exec(output);
        if (!match) return;
        output = output.slice(match.index + match[0].length);
        resolve(match);
      };
      check();
    });
}

const ORIGIN = /The sandbox is at (\S+)\. /;

it('serves both APIs, and restarts with no data when a specification changes', {timeout: 60_000}, async () => {
  const waitFor = start('--watch');
  const [, origin] = await waitFor(ORIGIN);
  expect((await fetch(`${origin}/_sandbox/requests`)).status).toBe(200);
  await waitFor(/signing secret/);
  const {atime} = fs.statSync(openapiFile);
  fs.utimesSync(openapiFile, atime, new Date());
  await waitFor(/The specifications have changed/);
  const [, newOrigin] = await waitFor(ORIGIN);
  expect((await fetch(`${newOrigin}/_sandbox/requests`)).status).toBe(200);
});

it('rejects a port that is no number', async () => {
  const waitFor = start('--port', 'x');
  const [message] = await waitFor(/--port x.*/);
  expect(message).toContain('the port must be a number from 0 to 65535.');
});

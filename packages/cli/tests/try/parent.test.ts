import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';

const MODULE = path.resolve('packages/cli/src/try/parent.ts');
/** Prints the ID of its parent process, and when that has exited. Exits by itself if the test doesn't stop it. */
const COMMAND = `
  const {onParentExit} = require(${JSON.stringify(MODULE)});
  onParentExit(() => { console.log('gone'); process.exit(); });
  console.log('started ' + process.ppid);
  setTimeout(() => process.exit(), 20000);
`;
const createNodeCommand = (code: string): string =>
  `'${process.execPath}' --import tsx -e '${code.replaceAll("'", `'\\''`)}'`;

/** Starts a shell that waits for the command, as `npm run` does. The command may start another shell in between. */
function start(
  command: string,
  variables: NodeJS.ProcessEnv,
): {child: ChildProcess; waitForOutput: (text: string) => Promise<string>} {
  const child = spawn('sh', ['-c', command], {
    env: {...process.env, ...variables},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const waitForOutput = async (text: string): Promise<string> => {
    while (!output.includes(text) && !child.stdout.closed) {
      await Promise.race([once(child.stdout, 'data'), once(child.stdout, 'close')]);
    }
    return output;
  };
  onTestFinished(() => void child.kill('SIGKILL'));
  return {child, waitForOutput};
}

describe('onParentExit', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('detects that the parent was ended by %s', async (signal) => {
    const {child, waitForOutput} = start(`${createNodeCommand(COMMAND)}; true`, {npm_lifecycle_event: undefined});
    await waitForOutput('started');
    child.kill(signal);
    expect(await waitForOutput('gone')).toContain('gone');
  });

  it('detects that npm has exited, even if the shell between the two is still running', async () => {
    const inner = `sh -c '"$COMMAND_NODE" --import tsx -e "$COMMAND_CODE"; true'; true`;
    const {child, waitForOutput} = start(inner, {
      npm_lifecycle_event: 'try',
      COMMAND_NODE: process.execPath,
      COMMAND_CODE: COMMAND,
    });
    const [, shell] = /started (\d+)/.exec(await waitForOutput('started'))!;
    expect(Number(shell)).not.toBe(child.pid);
    child.kill('SIGKILL');
    expect(await waitForOutput('gone')).toContain('gone');
  });
});

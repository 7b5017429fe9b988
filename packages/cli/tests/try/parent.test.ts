import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';

const MODULE = path.resolve('packages/cli/src/try/parent.ts');
/** Says its process id, and whether it was told; ends by itself when the test forgets it. */
const COMMAND = `
  const {onParentExit} = require(${JSON.stringify(MODULE)});
  onParentExit(() => { console.log('gone'); process.exit(); });
  console.log('started ' + process.ppid);
  setTimeout(() => process.exit(), 20000);
`;
const node = (code: string): string => `'${process.execPath}' --import tsx -e '${code.replaceAll("'", `'\\''`)}'`;

/** Starts a shell that waits for the command, as `npm run` does; below another process if there is one. */
function start(
  command: string,
  variables: NodeJS.ProcessEnv,
): {child: ChildProcess; said: (text: string) => Promise<string>} {
  const child = spawn('sh', ['-c', command], {
    env: {...process.env, ...variables},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const said = async (text: string): Promise<string> => {
    while (!output.includes(text) && !child.stdout.closed) {
      await Promise.race([once(child.stdout, 'data'), once(child.stdout, 'close')]);
    }
    return output;
  };
  onTestFinished(() => void child.kill('SIGKILL'));
  return {child, said};
}

describe('onParentExit', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('tells when the parent is ended by %s', async (signal) => {
    const {child, said} = start(`${node(COMMAND)}; true`, {npm_lifecycle_event: undefined});
    await said('started');
    child.kill(signal);
    expect(await said('gone')).toContain('gone');
  });

  it('tells when npm has gone, and the shell between the two has not', async () => {
    const inner = `sh -c '"$COMMAND_NODE" --import tsx -e "$COMMAND_CODE"; true'; true`;
    const {child, said} = start(inner, {
      npm_lifecycle_event: 'try',
      COMMAND_NODE: process.execPath,
      COMMAND_CODE: COMMAND,
    });
    const [, shell] = /started (\d+)/.exec(await said('started'))!;
    expect(Number(shell)).not.toBe(child.pid);
    child.kill('SIGKILL');
    expect(await said('gone')).toContain('gone');
  });
});

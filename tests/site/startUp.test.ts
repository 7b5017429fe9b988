/** Commands start without warnings of Node.js: no deprecations, experiments, or unknown flags. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {expect, it} from 'vitest';

interface Command {
  script: string;
  args?: string[];
  /** Output after which the command has started and is stopped. Others end by themselves. */
  until?: RegExp;
}

const commands: Command[] = [
  {script: 'generate'},
  {script: 'serve', args: ['--port', '3290'], until: /The site is at/},
  {script: 'search:upload', args: ['--dry-run']},
];

/** Runs a script of `package.json` without npm, which has its own warnings. A deprecation ends it. */
function start({script, args = [], until}: Command): Promise<{code: number | null; errors: string}> {
  const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
  const [program, ...own] = scripts[script]?.split(' ') ?? [];
  expect(program).toBe('node');
  const child = spawn(process.execPath, [...own, ...args], {
    env: {...process.env, NODE_OPTIONS: '--throw-deprecation'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (until?.test(output)) child.kill('SIGTERM');
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({code, errors})));
}

it.each(commands.map((command) => [[command.script, ...(command.args ?? [])].join(' '), command] as const))(
  'npm run %s',
  async (_name, command) => {
    const {code, errors} = await start(command);
    expect(errors).toBe('');
    expect(code).toBe(command.until ? null : 0);
  },
);

it('npm run build, up to the arguments of Docusaurus', async () => {
  const {code, errors} = await start({script: 'build', args: ['--no-such-option']});
  expect(code).toBe(1);
  expect(errors).toContain('no-such-option');
  expect(errors).not.toMatch(/Warning:|DEP\d{4}|unrecognized flag/);
});

import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {promisify} from 'node:util';
import {getBrandTokens, replaceBrandTokens} from '@paydocs/core';
import {brand} from '../../src/config/brand';

/**
 * Runs a shell script of a guide, as a reader does.
 *
 * @param guide - path of the guide
 * @param title - title of the script
 * @param options - its arguments, and environment variables in addition to `PATH`
 * @returns its standard output
 * @throws Error if the script is missing, or ends with an error
 */
export async function runScript(
  guide: string,
  title: string,
  {args, env}: {args: string[]; env: Record<string, string>},
): Promise<string> {
  const [, script] = fs.readFileSync(guide, 'utf8').split(`\`\`\`bash title="${title}"`);
  if (script === undefined) throw new Error(`${guide} has no script ${title}.`);
  const code = script.slice(script.indexOf('\n') + 1, script.indexOf('\n```'));
  const {text} = replaceBrandTokens(code, getBrandTokens(brand));
  const {stdout} = await promisify(execFile)('bash', ['-c', text, title, ...args], {
    env: {PATH: process.env.PATH ?? '', ...env},
    timeout: 30_000,
  });
  return stdout;
}

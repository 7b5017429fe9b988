/** The README of each package shows an example, and what it prints: here it runs. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';

/** They need a site, which is their example. */
const WITHOUT_EXAMPLE = ['cli', 'preset'];

const packages = fs.readdirSync('packages').filter((name) => !WITHOUT_EXAMPLE.includes(name));

/** The code blocks of one language below the heading of the example. */
function blockOf(readme: string, language: string): string {
  const [, example = ''] = readme.split('\n## Example\n');
  return new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(example)?.[1] ?? '';
}

describe.each(packages)('the README of %s', (name) => {
  it('shows an example that prints what it says', () => {
    const readme = fs.readFileSync(`packages/${name}/README.md`, 'utf8');
    const run = spawnSync(process.execPath, [require.resolve('tsx/cli'), '--eval', blockOf(readme, 'ts')], {
      encoding: 'utf8',
    });
    expect(run.status, run.stderr).toBe(0);
    expect(run.stdout).not.toBe('');
    expect(run.stdout).toBe(blockOf(readme, 'text'));
  });
});

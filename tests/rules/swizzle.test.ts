/** Each override says what it overrides, of which version and why; an upgrade makes somebody look. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../src/plugins/reference/shared/fingerprint';

const overrides = listFiles('src/theme').filter((file) => /\/index\.tsx$/.test(file));
const {version} = JSON.parse(fs.readFileSync('node_modules/@docusaurus/theme-classic/package.json', 'utf8')) as {
  version: string;
};

describe('src/theme', () => {
  it.each(overrides)('%s tells its origin and reason', (file) => {
    const header = /^\/\*\*[\s\S]*?\*\//.exec(fs.readFileSync(file, 'utf8'))?.[0] ?? '';
    expect(header).toMatch(/(?:Wrap|Ejected copy|Replacement) of @docusaurus\/[\w-]+ \d/);
    expect(header).toMatch(/Reasons?: /);
    expect(header, 'Compare the override with the new version, then write that version into its header.').toContain(
      ` ${version}.`,
    );
  });
});

/** ESLint ensures that only one file reads the environment. */
import {ESLint} from 'eslint';
import {describe, expect, it} from 'vitest';

const eslint = new ESLint();
const RULES = ['no-restricted-imports', 'no-restricted-properties', 'no-restricted-syntax'];

/** Returns what these rules report for a text, as if it were in that file. */
async function lint(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, {filePath});
  const fatal = result?.messages.filter((message) => message.fatal).map(({message}) => message);
  expect(fatal).toEqual([]);
  return (result?.messages ?? []).filter(({ruleId}) => RULES.includes(ruleId ?? '')).map(({message}) => message);
}

describe('the environment', () => {
  const statements = [
    "import {env} from 'node:process';",
    "import {env as variables} from 'process';",
    "import * as process from 'node:process';",
    'console.log(process.env.HOME);',
    'const {env} = process;',
    'console.log(globalThis.process.env);',
  ];

  it.each(statements)('is not read with: %s', async (text) => {
    for (const file of ['packages/core/src/toKebabCase.ts', 'src/theme/Root/index.tsx', 'docusaurus.config.ts']) {
      const found = (await lint(file, text)).filter((message) => message.includes('src/config/env.ts'));
      expect(found.length, file).toBeGreaterThan(0);
    }
  });

  it('is read in settings and tools', async () => {
    for (const file of ['src/config/env.ts', 'scripts/test.mjs', 'tests/site/project.ts', 'playwright.config.ts']) {
      expect(await lint(file, 'console.log(process.env.HOME);'), file).toEqual([]);
    }
  });
});

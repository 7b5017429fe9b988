import fs from 'node:fs';
import path from 'node:path';
import type {ConfigOverrides} from './config';

const CONFIG_NAME = 'docusaurus.config';

/**
 * Wraps a site's own configuration in one with the overrides of a temporary site.
 *
 * @param copy - absolute path of a copy of the project
 * @param overrides - overrides of the configuration
 * @throws Error if the copy has no configuration
 */
export function wrapConfig(copy: string, overrides: ConfigOverrides): void {
  const ownFile = fs
    .readdirSync(copy)
    .find((file) => path.parse(file).name === CONFIG_NAME && /\.[mc]?[jt]s$/.test(file));
  if (ownFile === undefined) throw new Error(`there's no ${CONFIG_NAME}.* in ${copy}`);
  const movedFile = ownFile.replace(CONFIG_NAME, `${CONFIG_NAME}.own`);
  fs.renameSync(path.join(copy, ownFile), path.join(copy, movedFile));
  const text = [
    "import {createTemporaryConfig} from '@paydocs/cli/try/config';",
    `import own from './${movedFile}';`,
    '',
    `export default createTemporaryConfig(own, ${JSON.stringify(overrides)});`,
  ];
  fs.writeFileSync(path.join(copy, `${CONFIG_NAME}.ts`), `${text.join('\n')}\n`);
}

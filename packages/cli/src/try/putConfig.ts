import fs from 'node:fs';
import path from 'node:path';
import type {Changes} from './config';

const NAME = 'docusaurus.config';

/**
 * Puts a configuration around a site's own: it says what is different in a throw-away site.
 *
 * @param copy - absolute path of a copy of the project
 * @param changes - what is different
 */
export function putConfig(copy: string, changes: Changes): void {
  const own = fs.readdirSync(copy).find((file) => path.parse(file).name === NAME && /\.[mc]?[jt]s$/.test(file));
  if (own === undefined) throw new Error(`there's no ${NAME}.* in ${copy}`);
  const moved = own.replace(NAME, `${NAME}.own`);
  fs.renameSync(path.join(copy, own), path.join(copy, moved));
  const text = [
    "import {throwAway} from '@paydocs/cli/try/config';",
    `import own from './${moved}';`,
    '',
    `export default throwAway(own, ${JSON.stringify(changes)});`,
  ];
  fs.writeFileSync(path.join(copy, `${NAME}.ts`), `${text.join('\n')}\n`);
}

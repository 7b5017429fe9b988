import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {algoliaLogoStyles} from '../src/logoStyles';

const {resolve} = createRequire(import.meta.url);

it.each(['@docsearch/react', 'docsearch-assistant'])('%s inserts these styles, and no others', (name) => {
  const folder = path.dirname(resolve(name));
  const code = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const styles = [...code.matchAll(/createElement\(["']style["'],\s*null,\s*["']([^"']*)["']/g)].map(
    ([, text]) => text,
  );
  expect([...new Set(styles)]).toEqual([algoliaLogoStyles]);
});

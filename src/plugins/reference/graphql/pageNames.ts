import fs from 'node:fs';
import path from 'node:path';
import type {GraphQLSchema} from 'graphql';
import {kebab} from '../../../lib/kebab';
import {listFiles} from '../shared/fingerprint';
import {schemaMap} from './schemaMap';

const loose = (name: string): string => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

/**
 * Gives each page its name in kebab case: the generator splits some runs of capitals in the wrong
 * place (`ThreeDSecureFlow` → `three-dsecure-flow`). Renames the files and follows with the links to them.
 *
 * @param schema - the schema that the pages document
 * @param folder - the pages, as `<group>/<kind>/<name>.mdx`
 */
export function renamePages(schema: GraphQLSchema, folder: string): void {
  const pages = listFiles(folder).filter((file) => file.endsWith('.mdx'));
  const renames = new Map<string, string>();
  for (const [kind, entries] of Object.entries(schemaMap(schema))) {
    const wanted = new Map(Object.keys(entries).map((name) => [loose(name), kebab(name)]));
    for (const page of pages.filter((file) => path.basename(path.dirname(file)) === kind)) {
      const current = path.basename(page, '.mdx');
      const name = wanted.get(loose(current));
      if (name !== undefined && name !== current) {
        renames.set(`${kind}/${current}`, name);
        fs.renameSync(page, path.join(path.dirname(page), `${name}.mdx`));
      }
    }
  }
  if (renames.size === 0) {
    return;
  }
  for (const page of listFiles(folder).filter((file) => file.endsWith('.mdx'))) {
    const text = fs.readFileSync(page, 'utf8');
    const name = path.basename(page, '.mdx');
    const followed = text
      .replace(/^id: .*$/m, `id: ${name}`)
      .replace(/\/(\w+)\/([\w-]+)\/\)/g, (link, kind: string, target: string) => {
        const renamed = renames.get(`${kind}/${target}`);
        return renamed === undefined ? link : `/${kind}/${renamed}/)`;
      });
    if (followed !== text) {
      fs.writeFileSync(page, followed);
    }
  }
}

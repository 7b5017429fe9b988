import fs from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {listFiles} from '../shared/fingerprint';

interface Category {
  label: string;
  link: unknown;
}

/**
 * Gives each kind of operation or type an index page that lists it. The sidebar leads there instead
 * of listing every page of every kind.
 *
 * @param folder - the pages, as `<group>/<kind>/<name>.mdx`
 */
export function addIndexPages(folder: string): void {
  for (const file of listFiles(folder).filter((name) => path.basename(name) === '_category_.yml')) {
    const kind = path.relative(folder, path.dirname(file)).split(path.sep);
    if (kind.length !== 2) continue; // the group above the kinds
    const category = YAML.parse(fs.readFileSync(file, 'utf8')) as Category;
    category.link = {
      type: 'generated-index',
      slug: `/${kind.join('/')}`,
      title: category.label,
      description: `All ${category.label.toLowerCase()} of the GraphQL API, in alphabetical order.`,
    };
    fs.writeFileSync(file, YAML.stringify(category));
  }
}

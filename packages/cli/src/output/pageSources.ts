/** Finds the files that what Docusaurus names by an address stands in. */
import fs from 'node:fs';
import path from 'node:path';
import type {Areas} from '@paydocs/preset/areas';

/** A place in a file of the project, as messages name it. */
export interface Place {
  file: string;
  line?: number;
}

/**
 * @param route - address of a page, such as `/testing/`
 * @param root - absolute path of the project
 * @param areas - of the site
 * @returns the file that the page is written in; the page itself if none is found
 */
export function pageSource(route: string, root: string, areas: Areas): Place {
  const address = route.replace(/(?<=.)\/$/, '');
  const bySlug = findRow(
    root,
    [areas.docs.path],
    (row) => row.replace(/^slug:\s*["']?([^"'\s]*).*$/, '$1') === address,
  );
  const candidates = [
    `src/pages${address}`,
    `src/pages${address}/index`,
    address.slice(1),
    `${address.slice(1)}/index`,
  ];
  const byPath = candidates
    .flatMap((name) => ['mdx', 'md', 'tsx'].map((ending) => `${name}.${ending}`))
    .find((file) => fs.existsSync(path.join(root, file)));
  if (bySlug) return {file: bySlug.file};
  return {file: byPath ?? `the page ${route}`};
}

/**
 * @param address - where a link leads
 * @param root - absolute path of the project
 * @param areas - of the site
 * @returns the first line of a page, of the sidebars or of the site's settings that holds it
 */
export function linkSource(address: string, root: string, areas: Areas): Place {
  const folders = [
    areas.docs.path,
    'sidebars.ts',
    `${areas.rest.path}/index.mdx`,
    `${areas.graphql.path}/index.md`,
    'src',
  ];
  return findRow(root, folders, (row) => row.includes(address)) ?? {file: 'the pages'};
}

function findRow(root: string, places: readonly string[], isIt: (row: string) => boolean): Place | undefined {
  for (const file of places.flatMap((place) => filesOf(root, place))) {
    const index = fs.readFileSync(path.join(root, file), 'utf8').split('\n').findIndex(isIt);
    if (index !== -1) return {file, line: index + 1};
  }
  return undefined;
}

/** The texts of a folder, or the file itself, relative to the root. */
function filesOf(root: string, place: string): string[] {
  const absolute = path.join(root, place);
  if (!fs.existsSync(absolute)) return [];
  if (fs.statSync(absolute).isFile()) return [place];
  return fs
    .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:mdx?|tsx?)$/.test(file))
    .map((file) => path.posix.join(place, file.split(path.sep).join('/')))
    .sort();
}

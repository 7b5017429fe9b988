/** Texts of the interface: each has an ID, and a Spanish translation of the English in the code. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const read = (file: string): Record<string, string> =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;

/** Reads the code of a folder, by file. */
function readCode(folder: string, ending: RegExp): [file: string, text: string][] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => ending.test(file))
    .map((file) => [path.join(folder, file), fs.readFileSync(path.join(folder, file), 'utf8')]);
}

const ID = /\bid(?:=|: )["'](paydocs\.[\w.]+)["']/g;
const packages = ['theme', 'static-pages', 'search', 'content', 'reference'];
/** Translations of the site's own texts. Without this file, the site has one language. */
const OWN_FILE = 'i18n/es/code.json';
const owners = [
  ...packages.map((name) => ({folder: `packages/${name}/src`, file: `packages/${name}/translations/es.json`})),
  // Texts in generated pages, which no browser needs.
  ...['specs', 'reference', 'cli', 'agents'].map((name) => ({
    folder: `packages/${name}/src`,
    file: `packages/${name}/translations/pages/es.json`,
  })),
  ...(fs.existsSync(OWN_FILE) ? ['src/theme', 'src/pages', 'src/components'] : []).map((folder) => ({
    folder,
    file: OWN_FILE,
  })),
];
const readIds = (files: string[]): Set<string> => new Set(files.flatMap((file) => Object.keys(read(file))));
const packageIds = readIds(owners.map(({file}) => file).filter((file) => file !== OWN_FILE));

describe.each(owners)('the texts of $folder', ({folder, file}) => {
  const isOwn = file === OWN_FILE;
  const used = new Set(readCode(folder, /\.tsx?$/).flatMap(([, text]) => [...text.matchAll(ID)].map(([, id]) => id)));

  it('have Spanish translations', () => {
    if (!isOwn) expect(used.size).toBeGreaterThan(0);
    // Another site has only the packages.
    const translated = isOwn ? new Set([...packageIds, ...readIds([OWN_FILE])]) : packageIds;
    expect([...used].filter((id) => !translated.has(id!)).join('\n'), `texts that ${file} lacks`).toBe('');
  });

  it('include all that its file translates', () => {
    const all = owners.flatMap((owner) => readCode(owner.folder, /\.tsx?$/).map(([, text]) => text)).join('\n');
    const unused = Object.keys(read(file)).filter((id) => !all.includes(id));
    expect(unused.join('\n'), `texts that nobody shows any more: delete them in ${file}`).toBe('');
  });

  it('are strings in the file of a package, and have descriptions in the file of a site', () => {
    const kinds = Object.values<unknown>(read(file)).map((text) => typeof text);
    expect(new Set(kinds)).toEqual(new Set([isOwn ? 'object' : 'string']));
  });

  it('are also translated in attributes', () => {
    const literal = /\s(?:aria-label|title|placeholder|label|alt)="[^"]*[a-z]{2}[^"]*"/g;
    expect(
      readCode(folder, /\.tsx$/).flatMap(([name, text]) => (text.match(literal) ?? []).map((found) => name + found)),
    ).toEqual([]);
  });
});

it('each ID has one text', () => {
  const texts = new Map<string, Set<string>>();
  const all = owners.flatMap(({folder}) => readCode(folder, /\.tsx?$/).map(([, text]) => text)).join('\n');
  const inCalls = [...all.matchAll(/id: '(paydocs\.[\w.]+)',\s*message: '([^']*)'/g)];
  const inTags = [...all.matchAll(/<Translate id="(paydocs\.[\w.]+)">([^<{]*)<\/Translate>/g)];
  for (const [, id = '', text = ''] of [...inCalls, ...inTags]) {
    texts.set(id, (texts.get(id) ?? new Set()).add(text.replace(/\s+/g, ' ').trim()));
  }
  expect(texts.size).toBeGreaterThan(30);
  expect([...texts].filter(([, each]) => each.size > 1)).toEqual([]);
});

/** Texts of the interface: each has an id, and Spanish beside the English that stands in the code. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const read = (file: string): Record<string, string> =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;

/** Code of a folder, by file. */
function code(folder: string, ending: RegExp): [file: string, text: string][] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => ending.test(file))
    .map((file) => [path.join(folder, file), fs.readFileSync(path.join(folder, file), 'utf8')]);
}

const ID = /\bid(?:=|: )["'](paydocs\.[\w.]+)["']/g;
const packages = ['ui', 'static-pages', 'search', 'guides', 'reference', 'builder'];
/** The site's own texts: without the file, it has one language. */
const OWN = 'i18n/es/code.json';
const owners = [
  ...packages.map((name) => ({folder: `packages/${name}/src`, file: `packages/${name}/translations/es.json`})),
  // What stands in generated pages: no browser needs it.
  ...['specs', 'reference', 'cli', 'markdown'].map((name) => ({
    folder: `packages/${name}/src`,
    file: `packages/${name}/translations/pages/es.json`,
  })),
  ...(fs.existsSync(OWN) ? ['src/theme', 'src/pages', 'src/components'] : []).map((folder) => ({folder, file: OWN})),
];
const translationsIn = (files: string[]): Set<string> => new Set(files.flatMap((file) => Object.keys(read(file))));
const ofPackages = translationsIn(owners.map(({file}) => file).filter((file) => file !== OWN));

describe.each(owners)('the texts of $folder', ({folder, file}) => {
  const isOwn = file === OWN;
  const used = new Set(code(folder, /\.tsx?$/).flatMap(([, text]) => [...text.matchAll(ID)].map(([, id]) => id)));

  it('are there in Spanish', () => {
    if (!isOwn) expect(used.size).toBeGreaterThan(0);
    // A site of others has the packages alone.
    const translated = isOwn ? new Set([...ofPackages, ...translationsIn([OWN])]) : ofPackages;
    expect([...used].filter((id) => !translated.has(id!)).join('\n'), `texts that ${file} lacks`).toBe('');
  });

  it('are all of those in its file', () => {
    const all = owners.flatMap((owner) => code(owner.folder, /\.tsx?$/).map(([, text]) => text)).join('\n');
    const unused = Object.keys(read(file)).filter((id) => !all.includes(id));
    expect(unused.join('\n'), `texts that nobody shows any more: delete them in ${file}`).toBe('');
  });

  it('are strings in the file of a package, and have a description in that of a site', () => {
    const kinds = Object.values<unknown>(read(file)).map((text) => typeof text);
    expect(new Set(kinds)).toEqual(new Set([isOwn ? 'object' : 'string']));
  });

  it('are translated in attributes, too', () => {
    const literal = /\s(?:aria-label|title|placeholder|label|alt)="[^"]*[a-z]{2}[^"]*"/g;
    expect(
      code(folder, /\.tsx$/).flatMap(([name, text]) => (text.match(literal) ?? []).map((found) => name + found)),
    ).toEqual([]);
  });
});

it('one id has one text', () => {
  const texts = new Map<string, Set<string>>();
  const all = owners.flatMap(({folder}) => code(folder, /\.tsx?$/).map(([, text]) => text)).join('\n');
  const inCalls = [...all.matchAll(/id: '(paydocs\.[\w.]+)',\s*message: '([^']*)'/g)];
  const inTags = [...all.matchAll(/<Translate id="(paydocs\.[\w.]+)">([^<{]*)<\/Translate>/g)];
  for (const [, id = '', text = ''] of [...inCalls, ...inTags]) {
    texts.set(id, (texts.get(id) ?? new Set()).add(text.replace(/\s+/g, ' ').trim()));
  }
  expect(texts.size).toBeGreaterThan(30);
  expect([...texts].filter(([, each]) => each.size > 1)).toEqual([]);
});

/**
 * What the site was made with: a bill of materials, from the lock file of npm. `npm sbom` makes none that could be
 * used: with `--omit=dev` it leaves out what tests need too, such as React, and without it the lint rules' peers stop it.
 */
import fs from 'node:fs';
import path from 'node:path';

/** In the root of the site, with the ending by which tools know the form. */
export const SBOM_FILE = 'sbom.cdx.json';

/** A package as the lock file has it. */
interface Locked {
  name?: string;
  version?: string;
  /** Of a link: the folder of the package. */
  resolved?: string;
  link?: boolean;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
type Lock = Readonly<Record<string, Locked>>;

const MODULES = 'node_modules/';

/**
 * @param folder - of the site
 * @returns the bill of materials (CycloneDX 1.6, JSON): the same for the same lock file; nothing where there is none
 */
export function makeSbom(folder: string): string | undefined {
  const file = path.join(folder, 'package-lock.json');
  if (!fs.existsSync(file)) return undefined;
  const {packages: lock} = JSON.parse(fs.readFileSync(file, 'utf8')) as {packages: Lock};
  const used = Object.entries(lock).filter(([place, {dev, link}]) => place !== '' && !dev && !link);
  const components = new Map(used.map(([place, locked]) => [refOf(place, locked), component(place, locked)]));
  const needs = new Map<string, Set<string>>();
  for (const [place, locked] of [['', lock[''] ?? {}] as const, ...used]) {
    // A package that is installed twice may need other versions at each place.
    const known = needs.get(refOf(place, locked)) ?? new Set();
    neededBy(lock, place).forEach((ref) => known.add(ref));
    needs.set(refOf(place, locked), known);
  }
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {lifecycles: [{phase: 'build'}], component: {...component('', lock[''] ?? {}), type: 'application'}},
    components: inOrder(components).map(([, each]) => each),
    dependencies: inOrder(needs).map(([ref, dependsOn]) => ({ref, dependsOn: [...dependsOn].sort()})),
  };
  return `${JSON.stringify(bom)}\n`;
}

const inOrder = <T>(entries: ReadonlyMap<string, T>): [string, T][] =>
  [...entries].sort(([one], [other]) => (one < other ? -1 : 1));

/** An alias, and what is in the project, say their name; all else has that of its folder. */
const nameOf = (place: string, {name}: Locked): string => name ?? (place.split(MODULES).at(-1) || 'site');

const refOf = (place: string, locked: Locked): string =>
  `pkg:npm/${nameOf(place, locked).replace('@', '%40')}@${locked.version ?? '0.0.0'}`;

function component(place: string, locked: Locked): object {
  const {version, license, integrity, optional, devOptional} = locked;
  const ref = refOf(place, locked);
  return {
    type: 'library',
    'bom-ref': ref,
    name: nameOf(place, locked),
    version,
    scope: optional || devOptional ? 'optional' : 'required',
    hashes: hashesOf(integrity),
    licenses: license === undefined ? undefined : [licenseOf(license)],
    purl: ref,
  };
}

function hashesOf(integrity: string | undefined): object[] | undefined {
  const [, content] = /\bsha512-([\w+/]+={0,2})/.exec(integrity ?? '') ?? [];
  return content === undefined
    ? undefined
    : [{alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex')}];
}

/** SPDX expressions have words of letters, digits, dots and hyphens; what else stands there is a name. */
function licenseOf(license: string): object {
  const isExpression = /^\(*[\w.+-]+\)*(?: (?:AND|OR|WITH) \(*[\w.+-]+\)*)*$/.test(license);
  return isExpression && license !== 'UNLICENSED' ? {expression: license} : {license: {name: license}};
}

/** What a package needs, as far as it is installed: the nearest one, as Node.js looks for it. */
function neededBy(lock: Lock, place: string): string[] {
  const {dependencies, optionalDependencies, peerDependencies} = lock[place] ?? {};
  const names = Object.keys({...dependencies, ...optionalDependencies, ...peerDependencies});
  const found = names.flatMap((name) => installedFor(lock, place, name) ?? []);
  const own = place === '' ? Object.values(lock).flatMap(({link, resolved}) => (link && resolved) || []) : [];
  return [...found, ...own].flatMap((each) => (lock[each] && !lock[each].dev ? refOf(each, lock[each]) : []));
}

function installedFor(lock: Lock, place: string, name: string): string | undefined {
  const installed = `${place === '' ? '' : `${place}/`}${MODULES}${name}`;
  const {link, resolved} = lock[installed] ?? {};
  if (lock[installed]) return link ? resolved : installed;
  return place === '' ? undefined : installedFor(lock, above(place), name);
}

/** The folder around a package: `a` for `a/node_modules/b`, the project for one of its own. */
const above = (place: string): string => place.slice(0, Math.max(place.lastIndexOf(MODULES) - 1, 0));

/**
 * Creates the software bill of materials of the site, from npm's lock file. The output of `npm sbom` isn't usable: with
 * `--omit=dev`, it omits packages that tests also need, such as React; without it, it fails on peer dependencies of the
 * lint rules.
 */
import fs from 'node:fs';
import path from 'node:path';

/** File name in the root of the site, with the extension by which tools recognize the format. */
export const SBOM_FILE = 'sbom.cdx.json';

/** A package in the lock file. */
interface LockedPackage {
  name?: string;
  version?: string;
  /** Folder of the package, if the entry is a link. */
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
type LockedPackages = Readonly<Record<string, LockedPackage>>;

const MODULES_FOLDER = 'node_modules/';

/**
 * Creates the bill of materials of a site. Its content depends only on the lock file.
 *
 * @param folder - path of the site's project
 * @returns the bill of materials (CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json/); `undefined` without a lock file
 */
export function createSbom(folder: string): string | undefined {
  const file = path.join(folder, 'package-lock.json');
  if (!fs.existsSync(file)) return undefined;
  const {packages: lock} = JSON.parse(fs.readFileSync(file, 'utf8')) as {packages: LockedPackages};
  const used = Object.entries(lock).filter(([location, {dev, link}]) => location !== '' && !dev && !link);
  const components = new Map(
    used.map(([location, locked]) => [getPurl(location, locked), createComponent(location, locked)]),
  );
  const dependencies = new Map<string, Set<string>>();
  for (const [location, locked] of [['', lock[''] ?? {}] as const, ...used]) {
    // A package that is installed twice may have different dependencies at each location.
    const refs = dependencies.get(getPurl(location, locked)) ?? new Set();
    findDependencyPurls(lock, location).forEach((ref) => refs.add(ref));
    dependencies.set(getPurl(location, locked), refs);
  }
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{phase: 'build'}],
      component: {...createComponent('', lock[''] ?? {}), type: 'application'},
    },
    components: sortEntries(components).map(([, each]) => each),
    dependencies: sortEntries(dependencies).map(([ref, dependsOn]) => ({ref, dependsOn: [...dependsOn].sort()})),
  };
  return `${JSON.stringify(bom)}\n`;
}

const sortEntries = <T>(entries: ReadonlyMap<string, T>): [string, T][] =>
  [...entries].sort(([one], [other]) => (one < other ? -1 : 1));

/**
 * Returns the declared name of an alias or of a package of the project. Any other package has the name of its folder.
 */
const getName = (location: string, {name}: LockedPackage): string =>
  name ?? (location.split(MODULES_FOLDER).at(-1) || 'site');

const getPurl = (location: string, locked: LockedPackage): string =>
  `pkg:npm/${getName(location, locked).replace('@', '%40')}@${locked.version ?? '0.0.0'}`;

function createComponent(location: string, locked: LockedPackage): object {
  const {version, license, integrity, optional, devOptional} = locked;
  const ref = getPurl(location, locked);
  return {
    type: 'library',
    'bom-ref': ref,
    name: getName(location, locked),
    version,
    scope: optional || devOptional ? 'optional' : 'required',
    hashes: toHashes(integrity),
    licenses: license === undefined ? undefined : [toLicense(license)],
    purl: ref,
  };
}

function toHashes(integrity: string | undefined): object[] | undefined {
  const [, content] = /\bsha512-([\w+/]+={0,2})/.exec(integrity ?? '') ?? [];
  return content === undefined
    ? undefined
    : [{alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex')}];
}

/**
 * Converts a license to CycloneDX: to an expression if it has the form of an SPDX expression, and to a name otherwise.
 */
function toLicense(license: string): object {
  const isExpression = /^\(*[\w.+-]+\)*(?: (?:AND|OR|WITH) \(*[\w.+-]+\)*)*$/.test(license);
  return isExpression && license !== 'UNLICENSED' ? {expression: license} : {license: {name: license}};
}

/**
 * Finds the package URLs of a package's installed dependencies. Like Node.js, uses the closest installation of each.
 */
function findDependencyPurls(lock: LockedPackages, location: string): string[] {
  const {dependencies, optionalDependencies, peerDependencies} = lock[location] ?? {};
  const names = Object.keys({...dependencies, ...optionalDependencies, ...peerDependencies});
  const found = names.flatMap((name) => findInstallLocation(lock, location, name) ?? []);
  const linked = location === '' ? Object.values(lock).flatMap(({link, resolved}) => (link && resolved) || []) : [];
  return [...found, ...linked].flatMap((each) => (lock[each] && !lock[each].dev ? getPurl(each, lock[each]) : []));
}

function findInstallLocation(lock: LockedPackages, location: string, name: string): string | undefined {
  const installed = `${location === '' ? '' : `${location}/`}${MODULES_FOLDER}${name}`;
  const {link, resolved} = lock[installed] ?? {};
  if (lock[installed]) return link ? resolved : installed;
  return location === '' ? undefined : findInstallLocation(lock, getParentFolder(location), name);
}

/** Returns the folder in which a package is installed: `a` for `a/node_modules/b`; empty for the project's root. */
const getParentFolder = (location: string): string =>
  location.slice(0, Math.max(location.lastIndexOf(MODULES_FOLDER) - 1, 0));

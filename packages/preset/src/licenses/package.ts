import fs from 'node:fs';
import path from 'node:path';

/** A package whose code browsers load, with the properties that its license may require to be published. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** License identifier in the package's manifest, usually from SPDX. */
  license: string | undefined;
  author: string | undefined;
  source: string | undefined;
  /** Content of the package's license files, or an empty string if there are none. */
  text: string;
}

const INSTALLED_FOLDER = /[\\/]node_modules[\\/]/;
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/**
 * Finds the installed package that contains a module.
 *
 * @param folder - absolute path of a module's folder
 * @returns absolute path of the package's folder, or `undefined` if the module belongs to the site
 */
export function findPackageFolder(folder: string): string | undefined {
  if (!INSTALLED_FOLDER.test(`${folder}${path.sep}`)) return undefined;
  // Packages may contain further package.json files without a version.
  const {name, version} = readManifest(folder) ?? {};
  return name && version ? folder : findPackageFolder(path.dirname(folder));
}

/**
 * Reads the manifest and license files of a package.
 *
 * @param folder - absolute path of a package's folder
 */
export function readPackage(folder: string): ShippedPackage {
  const {name, version, license, author, repository} = readManifest(folder) ?? {};
  const files = fs.readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  return {
    name: getStringField(name, '') ?? path.basename(folder),
    version: getStringField(version, '') ?? '',
    license: getStringField(license, 'type'),
    author: getStringField(author, 'name'),
    source: getStringField(repository, 'url'),
    text: files
      .sort()
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim())
      .join('\n\n'),
  };
}

function readManifest(folder: string): Record<string, unknown> | undefined {
  const file = path.join(folder, 'package.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>) : undefined;
}

/**
 * Returns a value from `package.json` as a string. The value is either a string or an object that has the string in
 * `key`. Returns undefined for other values.
 */
function getStringField(value: unknown, key: string): string | undefined {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : value;
  return typeof text === 'string' ? text : undefined;
}

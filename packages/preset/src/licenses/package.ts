import fs from 'node:fs';
import path from 'node:path';

/** A package whose code browsers load. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** The license identifier from the package's manifest. */
  license: string | undefined;
  author: string | undefined;
  source: string | undefined;
  /** Content of the package's license files; empty if there are none. */
  text: string;
}

const INSTALLED_FOLDER = /[\\/]node_modules[\\/]/;
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/**
 * @param folder - absolute path of a module's folder
 * @returns the folder of the installed package that contains the module; `undefined` if the module belongs to the site
 */
export function findPackageFolder(folder: string): string | undefined {
  if (!INSTALLED_FOLDER.test(`${folder}${path.sep}`)) return undefined;
  // Packages may contain further package.json files without a version.
  const {name, version} = readManifest(folder) ?? {};
  return name && version ? folder : findPackageFolder(path.dirname(folder));
}

/**
 * @param folder - absolute path of a package's folder
 * @returns the facts that its license requires to be published
 */
export function readPackage(folder: string): ShippedPackage {
  const {name, version, license, author, repository} = readManifest(folder) ?? {};
  const files = fs.readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  return {
    name: readField(name, '') ?? path.basename(folder),
    version: readField(version, '') ?? '',
    license: readField(license, 'type'),
    author: readField(author, 'name'),
    source: readField(repository, 'url'),
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

/** Reads a field of `package.json`: licenses, people, and URLs are either strings or objects. */
function readField(value: unknown, key: string): string | undefined {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : value;
  return typeof text === 'string' ? text : undefined;
}

import fs from 'node:fs';
import path from 'node:path';

/** A package in what browsers get. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** The identifier that the package gives. */
  license: string | undefined;
  author: string | undefined;
  source: string | undefined;
  /** Of the files with its license that it brings; empty if there are none. */
  text: string;
}

const INSTALLED = /[\\/]node_modules[\\/]/;
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/**
 * @param folder - of a module
 * @returns the folder of the installed package that it belongs to; nothing if it is of the site
 */
export function packageFolder(folder: string): string | undefined {
  if (!INSTALLED.test(`${folder}${path.sep}`)) return undefined;
  // Packages have more such files inside, without a version.
  const {name, version} = readManifest(folder) ?? {};
  return name && version ? folder : packageFolder(path.dirname(folder));
}

/**
 * @param folder - of a package
 * @returns what its license asks to be told
 */
export function readPackage(folder: string): ShippedPackage {
  const {name, version, license, author, repository} = readManifest(folder) ?? {};
  const files = fs.readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  return {
    name: fieldOf(name, '') ?? path.basename(folder),
    version: fieldOf(version, '') ?? '',
    license: fieldOf(license, 'type'),
    author: fieldOf(author, 'name'),
    source: fieldOf(repository, 'url'),
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

/** `package.json` has licenses, people and addresses as a text or as an object. */
function fieldOf(value: unknown, key: string): string | undefined {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : value;
  return typeof text === 'string' ? text : undefined;
}

/** Opens documentation from the archive of a built site, the site's folder, or an unpacked archive. */
import fs from 'node:fs';
import path from 'node:path';
import {ToolError} from '../toolError';
import {ARCHIVE_FILE, isDocsFile, MAX_DOCS_BYTES, MAX_DOCS_FILES, OPENAPI_FILE, formatMegabytes} from './limits';
import {extractDocsFiles} from './zip';

/** The text files of a site's documentation, and its search index. */
export interface DocsSource {
  /** Path of the archive or folder, for messages. */
  name: string;
  /** Content of each file, by path relative to the site's base URL. */
  files: ReadonlyMap<string, string>;
  /** Path of the folder with the site's search index, if it exists. */
  searchIndex?: string;
}

/**
 * Reads the documentation files at a path.
 *
 * @param docsPath - path of a `docs.zip`, of the folder of a built site, or of an unpacked `docs.zip`
 * @throws ToolError if the path doesn't exist, can't be read, is too large, or has no documentation
 */
export function openDocs(docsPath: string): DocsSource {
  const stat = fs.statSync(docsPath, {throwIfNoEntry: false});
  if (stat === undefined)
    throw new ToolError(
      `${docsPath} doesn't exist. Build the site with "npm run build", or set --docs to the path of its docs.zip.`,
    );
  const archive = stat.isDirectory() ? path.join(docsPath, ARCHIVE_FILE) : docsPath;
  const size = fs.statSync(archive, {throwIfNoEntry: false})?.size;
  if (size === undefined) return assertHasPages({name: docsPath, files: readFolder(docsPath)});
  // In a built site, the search index is next to the archive.
  const searchIndex = path.join(path.dirname(archive), 'assets', 'search');
  return assertHasPages({
    name: archive,
    files: readArchive(archive, size),
    ...(fs.existsSync(searchIndex) && {searchIndex}),
  });
}

function readArchive(file: string, size: number): Map<string, string> {
  if (size > MAX_DOCS_BYTES)
    throw new ToolError(
      `${file} is larger than ${formatMegabytes(MAX_DOCS_BYTES)}. Specify the path to the docs.zip of a built site.`,
    );
  return extractDocsFiles(fs.readFileSync(file), file);
}

function readFolder(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  let size = 0;
  // Symbolic links aren't followed, because they could point outside the folder.
  for (const entry of fs.readdirSync(folder, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    if (!entry.isFile() || !isDocsFile(name)) continue;
    size += fs.statSync(file).size;
    if (files.size >= MAX_DOCS_FILES || size > MAX_DOCS_BYTES)
      throw new ToolError(
        `${folder} has more than ${MAX_DOCS_FILES} pages or ${formatMegabytes(MAX_DOCS_BYTES)}. Specify the path to the docs.zip or the folder of a built site.`,
      );
    files.set(name, fs.readFileSync(file, 'utf8'));
  }
  return files;
}

function assertHasPages(source: DocsSource): DocsSource {
  if ([...source.files.keys()].some((name) => name.endsWith('.md') || name === OPENAPI_FILE)) return source;
  throw new ToolError(
    `${source.name} contains no documentation pages. Specify the path to the docs.zip or the folder of a built site.`,
  );
}

/** Finds published images and downloads. In the sources, they're next to their page; the bundler publishes them with a hash. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Matches the hash that the bundler adds to a file name: `<name>-<hash>.<extension>`. */
export const CONTENT_HASH = /-[\da-f]{16,}(?=\.)/;

/** Images that the bundler inlines if they're small. */
const IMAGE = /\.(?:ico|jpe?g|png|gif|webp|avif|svg)$/i;

/**
 * Creates a function that finds published files. If a file isn't published yet, such as a small image that is inlined in
 * its page, the function publishes it.
 *
 * @param outDir - folder of the built site
 * @returns function that maps a source path, relative to the project root, to the path of the file with the same content,
 *   relative to `outDir`, or to `undefined` if the source doesn't exist
 */
export function createPublishedFileFinder(outDir: string): (source: string) => string | undefined {
  const folders = ['files', 'images', 'medias'].map((name) => path.join(outDir, 'assets', name));
  const published = folders.flatMap((folder) =>
    fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : [],
  );

  function publish(source: string, content: Buffer): string {
    const {name, ext} = path.parse(source);
    const folder = path.join(outDir, 'assets', IMAGE.test(ext) ? 'images' : 'files');
    const file = path.join(folder, `${name}-${createHash('md5').update(content).digest('hex')}${ext}`);
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(file, content);
    published.push(file);
    return file;
  }

  return (source) => {
    if (!fs.statSync(source, {throwIfNoEntry: false})?.isFile()) return undefined;
    const content = fs.readFileSync(source);
    const file =
      published
        .filter((candidate) => path.basename(candidate).replace(CONTENT_HASH, '') === path.basename(source))
        .find((candidate) => fs.readFileSync(candidate).equals(content)) ?? publish(source, content);
    return path.relative(outDir, file).split(path.sep).join('/');
  };
}

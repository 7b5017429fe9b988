/** Files that a page shows or offers, and that stand beside it in the sources: the bundler publishes them under other names. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What the bundler puts behind the name of a file: `<name>-<hash>.<extension>`. */
export const HASH = /-[\da-f]{16,}(?=\.)/;

/** Pictures that are a part of their page if they are small. */
const PICTURE = /\.(?:ico|jpe?g|png|gif|webp|avif|svg)$/i;

/**
 * Makes what finds published files. One that isn't published, such as a small picture that is a part of its page, is
 * published then.
 *
 * @param outDir - folder of the built site
 * @returns a function from the path of a source, from the project's root, to the path of the file with the same content
 *   below `outDir`; it returns nothing where there's no source
 */
export function publishedFiles(outDir: string): (source: string) => string | undefined {
  const folders = ['files', 'images', 'medias'].map((name) => path.join(outDir, 'assets', name));
  const published = folders.flatMap((folder) =>
    fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : [],
  );

  function publish(source: string, content: Buffer): string {
    const {name, ext} = path.parse(source);
    const folder = path.join(outDir, 'assets', PICTURE.test(ext) ? 'images' : 'files');
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
        .filter((candidate) => path.basename(candidate).replace(HASH, '') === path.basename(source))
        .find((candidate) => fs.readFileSync(candidate).equals(content)) ?? publish(source, content);
    return path.relative(outDir, file).split(path.sep).join('/');
  };
}

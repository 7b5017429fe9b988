/** Files that a page shows or offers, and that stand beside it in the sources: the bundler publishes them under other names. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes what finds published files. The bundler's names are `<name>-<hash>.<extension>`.
 *
 * @param outDir - folder of the built site
 * @returns a function from the path of a source, from the project's root, to the path of the file with the same content
 *   below `outDir`; it returns nothing where there's none, such as for a small picture that is a part of the page
 */
export function publishedFiles(outDir: string): (source: string) => string | undefined {
  const folders = ['files', 'images', 'medias'].map((name) => path.join(outDir, 'assets', name));
  const published = folders.flatMap((folder) =>
    fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : [],
  );
  return (source) => {
    const candidates = published.filter(
      (file) => path.basename(file).replace(/-[\da-f]{16,}(?=\.)/, '') === path.basename(source),
    );
    if (candidates.length === 0 || !fs.statSync(source, {throwIfNoEntry: false})?.isFile()) return undefined;
    const content = fs.readFileSync(source);
    const found = candidates.find((file) => fs.readFileSync(file).equals(content));
    return found && path.relative(outDir, found).split(path.sep).join('/');
  };
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Creates a temporary folder with these files, and makes it the working directory until the test ends. */
export function workIn(files: Record<string, string | Buffer>): string {
  const origin = process.cwd();
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'guides-')));
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(origin);
    fs.rmSync(folder, {recursive: true});
  });
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  }
  return folder;
}

/** Returns the source of a valid page with this body. */
export function page(body: string, fields = ''): string {
  return `---\ntitle: A page\ndescription: What the page says.\n${fields}---\n\n${body}\n`;
}

/** Returns the lines of the error message that a check throws, without the IDs of diagnostics; none if it doesn't throw. */
export async function messages(check: () => unknown): Promise<string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(/ \[[a-z]+\/[a-z-]+\]$/, ''));
  }
}

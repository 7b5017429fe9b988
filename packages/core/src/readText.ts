import fs from 'node:fs';
import path from 'node:path';
import {InputError} from './inputError';

/**
 * Reads a text that a person wrote.
 *
 * @param absolutePath - a file of the project
 * @param limit - how many bytes it may have
 * @returns its text, with `\n` line ends and without a byte order mark
 * @throws InputError when it is missing, no file, empty, larger than the limit or not UTF-8
 */
export function readText(absolutePath: string, limit: number): string {
  const bytes = readBytes(absolutePath, limit);
  if (/^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2)))
    throw problem(absolutePath, 'the file is UTF-16. Save it again with UTF-8 encoding.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw problem(absolutePath, "the file isn't UTF-8 text. Save it again with UTF-8 encoding.", badLine(bytes));
  }
  if (text.includes('\0')) {
    throw problem(absolutePath, "the file contains bytes that aren't text. Replace it with a UTF-8 text file.");
  }
  if (text.trim() === '') {
    throw problem(absolutePath, 'the file is empty. Write its content, or delete the file and the references to it.');
  }
  return text.replace(/\r\n/g, '\n');
}

function readBytes(absolutePath: string, limit: number): Buffer {
  try {
    const {size} = fs.statSync(absolutePath);
    if (size > limit) {
      const found = `${(size / 1e6).toFixed(1)} MB`;
      const message = `the file is ${found}, but the limit is ${limit / 1e6} MB. Split it, or remove content that doesn't belong in it.`;
      throw problem(absolutePath, message);
    }
    return fs.readFileSync(absolutePath);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const {code} = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      ENOENT: "this file doesn't exist.",
      EISDIR: 'this is a folder, but must be a file.',
      EACCES: "you don't have permission to read this file. Change its permissions.",
    };
    throw problem(absolutePath, reasons[code ?? ''] ?? `the file can't be read: ${String(error)}`);
  }
}

/** The first line that is not UTF-8. */
function badLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  const decoder = new TextDecoder('utf-8', {fatal: true});
  const index = lines.findIndex((line) => {
    try {
      decoder.decode(Buffer.from(line, 'latin1'));
      return false;
    } catch {
      return true;
    }
  });
  return index + 1;
}

function problem(absolutePath: string, message: string, line?: number): InputError {
  const file = path.relative(process.cwd(), absolutePath).split(path.sep).join('/');
  return new InputError([{file, ...(line ? {line} : {}), message}]);
}

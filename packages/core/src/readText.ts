import fs from 'node:fs';
import path from 'node:path';
import {InputError} from './inputError';

/**
 * Reads a text file that a writer edits.
 *
 * @param absolutePath - absolute path of the file
 * @param maxBytes - maximum size in bytes
 * @returns text with `\n` line endings and without a byte order mark
 * @throws InputError if the file is missing, not a file, empty, larger than the limit, or not UTF-8
 */
export function readText(absolutePath: string, maxBytes: number): string {
  const bytes = readBytes(absolutePath, maxBytes);
  if (/^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2)))
    throw createError(absolutePath, 'the file is UTF-16. Save it again with UTF-8 encoding.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw createError(
      absolutePath,
      "the file isn't UTF-8 text. Save it again with UTF-8 encoding.",
      findInvalidLine(bytes),
    );
  }
  if (text.includes('\0')) {
    throw createError(absolutePath, "the file contains bytes that aren't text. Replace it with a UTF-8 text file.");
  }
  if (text.trim() === '') {
    throw createError(absolutePath, 'the file is empty. Add content, or delete the file and the references to it.');
  }
  return text.replace(/\r\n/g, '\n');
}

function readBytes(absolutePath: string, maxBytes: number): Buffer {
  try {
    const {size} = fs.statSync(absolutePath);
    if (size > maxBytes) {
      const found = `${(size / 1e6).toFixed(1)} MB`;
      const message = `the file is ${found}, but the limit is ${maxBytes / 1e6} MB. Split the file, or remove content that doesn't belong in it.`;
      throw createError(absolutePath, message);
    }
    return fs.readFileSync(absolutePath);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const {code} = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      ENOENT: "this file doesn't exist.",
      EISDIR: 'this is a folder, but it must be a file.',
      EACCES: "you don't have permission to read this file. Change its permissions.",
    };
    throw createError(absolutePath, reasons[code ?? ''] ?? `the file can't be read: ${String(error)}`);
  }
}

/** Returns the first line that isn't valid UTF-8, counted from 1. */
function findInvalidLine(bytes: Buffer): number {
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

function createError(absolutePath: string, message: string, line?: number): InputError {
  const file = path.relative(process.cwd(), absolutePath).split(path.sep).join('/');
  return new InputError([{file, ...(line ? {line} : {}), message}], 'files/unreadable');
}

import type {Progress} from './progress';

/**
 * @param file - address of a file
 * @param options - of the request
 * @param progress - is told of each part
 * @returns its content
 * @throws Error if it is not there, or ends too early
 */
export async function fetchFile(file: string, options: RequestInit, progress: Progress): Promise<ArrayBuffer> {
  const end = progress.begin();
  try {
    const response = await fetch(file, options);
    if (!response.ok || !response.body) throw new Error(`${file}: ${response.status}`);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      progress.tell();
      parts.push(part.value);
    }
    return await new Blob(parts).arrayBuffer();
  } finally {
    end();
  }
}

import type {ProgressMonitor} from './progress';

/**
 * Fetches a file and reports its progress.
 *
 * @param file - URL of the file
 * @param options - options of the request
 * @param progress - monitor that is notified of each chunk
 * @returns the content of the file
 * @throws Error if the file doesn't exist or the response is incomplete
 */
export async function fetchFile(file: string, options: RequestInit, progress: ProgressMonitor): Promise<ArrayBuffer> {
  const end = progress.start();
  try {
    const response = await fetch(file, options);
    if (!response.ok || !response.body) throw new Error(`${file}: ${response.status}`);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      progress.report();
      chunks.push(chunk.value);
    }
    return await new Blob(chunks).arrayBuffer();
  } finally {
    end();
  }
}

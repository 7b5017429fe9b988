import type {ProgressMonitor} from './progress';

/**
 * Downloads a file, and reports each chunk to a progress monitor.
 *
 * @param file - URL of the file
 * @param options - options for `fetch`, such as an abort signal
 * @param progress - monitor of all pending downloads
 * @returns the content of the file
 * @throws Error if the response has an error status or no body, or if the download fails or is aborted
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

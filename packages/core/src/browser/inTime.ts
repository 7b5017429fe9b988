/** So long a reader waits before they are told that something doesn't come; in milliseconds. */
const PATIENCE = 8000;

/**
 * Waits no longer than a reader should. What is awaited goes on, and may be there later.
 *
 * @param awaited - of the network
 * @param patience - how long it may take, in milliseconds
 * @returns what it gives
 * @throws what it throws; after the time, a `TimeoutError`
 */
export async function inTime<Value>(awaited: Promise<Value>, patience = PATIENCE): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("The server didn't respond in time.", 'TimeoutError')), patience);
  });
  try {
    return await Promise.race([awaited, end]);
  } finally {
    clearTimeout(timer);
  }
}

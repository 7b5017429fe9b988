/** Default timeout of a request that a reader waits for, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 8000;

/**
 * Limits how long a reader waits for a promise. The underlying work continues and may still finish later.
 *
 * @param promise - pending network request
 * @param timeoutMs - timeout in milliseconds
 * @returns value of the promise
 * @throws the promise's own error, or a `TimeoutError` (DOMException) after the timeout
 */
export async function withTimeout<Value>(promise: Promise<Value>, timeoutMs = DEFAULT_TIMEOUT_MS): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("The server didn't respond in time.", 'TimeoutError')), timeoutMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Request to a program that runs as a server. */
interface ProgramRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** JSON string. */
  body?: string;
}

/**
 * Sends a request to a program on this machine. Resolves with the status of the response, or with 0 if there's none.
 */
export function sendRequest(port: number, {method, path, headers, body}: ProgramRequest): Promise<number> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    redirect: 'manual',
    headers: {...(body !== undefined && {'Content-Type': 'application/json'}), ...headers},
    ...(body !== undefined && {body}),
  }).then(
    ({status}) => status,
    () => 0,
  );
}

/** Formats a status for messages. */
export function formatStatus(status: number): string {
  return status === 0 ? 'nothing' : String(status);
}

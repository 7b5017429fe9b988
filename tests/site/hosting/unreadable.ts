/** Requests that nginx rejects before it applies the rules of a site. */
import net from 'node:net';

const LONG = 'a'.repeat(9000);

/** Returns each request as it is sent, after the status of its response. */
export function listUnreadableRequests(base: string): [status: number, request: string][] {
  const host = 'Host: docs.example\r\nConnection: close';
  return [
    [400, 'No request at all'],
    [400, `GET ${base} HTTP/1.1`],
    [400, `GET ${base} HTTP/1.1\r\n${host}\r\nX-Long: ${LONG}`],
    [400, `GET ${base}%zz HTTP/1.1\r\n${host}`],
    [400, `CONNECT docs.example:443 HTTP/1.1\r\n${host}`],
    [405, `TRACE ${base} HTTP/1.1\r\n${host}`],
    [414, `GET ${base}${LONG} HTTP/1.1\r\n${host}`],
    [501, `GET ${base} HTTP/1.1\r\n${host}\r\nTransfer-Encoding: unknown`],
    [505, `GET ${base} HTTP/3.0\r\n${host}`],
  ];
}

/** Sends a string unchanged. Returns the first line of the response, and its headers line by line. */
export function fetchHead(port: number, request: string): Promise<{first: string; lines: string[]}> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(`${request}\r\n\r\n`));
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => {
      const [first = '', ...lines] = text.split('\r\n\r\n')[0]!.split('\r\n');
      resolve({first, lines});
    });
  });
}

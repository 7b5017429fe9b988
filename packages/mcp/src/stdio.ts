/** Serves over standard input and output, a message a line. */
import process from 'node:process';
import {Transform, type Readable, type Writable} from 'node:stream';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {ErrorCode, JSONRPCMessageSchema} from '@modelcontextprotocol/sdk/types.js';

/** Bytes of a line. */
const LARGEST = 4 * 1024 * 1024;
const NEWLINE = 0x0a;

/**
 * Makes a transport that goes on after any line: one that is too long, or no message, is answered with an error of
 * JSON-RPC 2.0 (https://www.jsonrpc.org/specification#error_object). It reads no more when nobody takes its responses.
 *
 * @param input - lines of a client
 * @param output - where responses go
 * @param largest - bytes that a line may have
 * @returns the transport, to be connected to a server
 */
export function stdioTransport(
  input: Readable = process.stdin,
  output: Writable = process.stdout,
  largest = LARGEST,
): StdioServerTransport {
  output.on('error', () => input.destroy());
  const messages = input.pipe(messageLines(output, largest));
  return new StdioServerTransport(messages, output, {maxBufferSize: largest + 1});
}

/** @returns a stream that lets lines with messages pass, one at a time, and answers the others itself */
function messageLines(output: Writable, largest: number): Transform {
  let kept: Buffer[] = [];
  let length = 0;

  const take = (part: Buffer): void => {
    length += part.length;
    if (length <= largest) kept.push(part);
    else kept = [];
  };
  const endLine = (messages: Transform): void => {
    const line = Buffer.concat(kept).toString().trim();
    const problem = length > largest ? tooLong(largest) : line === '' ? undefined : problemOf(line);
    if (problem !== undefined) output.write(`${problem}\n`);
    else if (line !== '') messages.push(`${line}\n`);
    kept = [];
    length = 0;
  };

  return new Transform({
    transform(chunk: Buffer, _, done) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
        take(chunk.subarray(start, end));
        endLine(this);
        start = end + 1;
      }
      take(chunk.subarray(start));
      done();
    },
    flush(done) {
      endLine(this);
      done();
    },
  });
}

const tooLong = (largest: number): string =>
  failure(ErrorCode.InvalidRequest, `The message is too long. Send at most ${largest} bytes per line.`);

/** @returns the response to a line that is no message; `undefined` for one that is */
function problemOf(line: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure(ErrorCode.ParseError, `The line isn't valid JSON. Send one message per line. (${reason})`);
  }
  if (JSONRPCMessageSchema.safeParse(value).success) return undefined;
  const {id} = (value ?? {}) as {id?: unknown};
  return failure(
    ErrorCode.InvalidRequest,
    'The line isn\'t a JSON-RPC 2.0 message. Send an object with "jsonrpc", "method", and, for a request, "id".',
    typeof id === 'string' || typeof id === 'number' ? id : null,
  );
}

const failure = (code: number, message: string, id: string | number | null = null): string =>
  JSON.stringify({jsonrpc: '2.0', id, error: {code, message}});

/** Serves the Model Context Protocol over standard input and output, with one message per line. */
import process from 'node:process';
import {Transform, type Readable, type Writable} from 'node:stream';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {ErrorCode, JSONRPCMessageSchema} from '@modelcontextprotocol/sdk/types.js';

/** Maximum length of a line, in bytes. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;
const NEWLINE = 0x0a;

/**
 * Creates a transport that survives invalid input. To a line that's too long or isn't a message, it responds with an
 * error of JSON-RPC 2.0 (https://www.jsonrpc.org/specification#error_object). It stops reading when the output is
 * closed.
 *
 * @param input - stream with the client's messages
 * @param output - stream for responses
 * @param maxLineBytes - maximum length of a line, in bytes
 */
export function createStdioTransport(
  input: Readable = process.stdin,
  output: Writable = process.stdout,
  maxLineBytes = MAX_LINE_BYTES,
): StdioServerTransport {
  output.on('error', () => input.destroy());
  const messages = input.pipe(createMessageFilter(output, maxLineBytes));
  return new StdioServerTransport(messages, output, {maxBufferSize: maxLineBytes + 1});
}

/** Creates a stream that passes on valid messages, and writes error responses to `output` for other lines. */
function createMessageFilter(output: Writable, maxLineBytes: number): Transform {
  let chunks: Buffer[] = [];
  let length = 0;

  const addChunk = (part: Buffer): void => {
    length += part.length;
    if (length <= maxLineBytes) chunks.push(part);
    else chunks = [];
  };
  const endLine = (messages: Transform): void => {
    const line = Buffer.concat(chunks).toString().trim();
    const errorResponse =
      length > maxLineBytes ? createTooLongResponse(maxLineBytes) : line === '' ? undefined : findMessageError(line);
    if (errorResponse !== undefined) output.write(`${errorResponse}\n`);
    else if (line !== '') messages.push(`${line}\n`);
    chunks = [];
    length = 0;
  };

  return new Transform({
    transform(chunk: Buffer, _, done) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
        addChunk(chunk.subarray(start, end));
        endLine(this);
        start = end + 1;
      }
      addChunk(chunk.subarray(start));
      done();
    },
    flush(done) {
      endLine(this);
      done();
    },
  });
}

const createTooLongResponse = (maxLineBytes: number): string =>
  createErrorResponse(
    ErrorCode.InvalidRequest,
    `The message is too long. Send at most ${maxLineBytes} bytes per line.`,
  );

/** Returns a JSON error response to a line that isn't a JSON-RPC message, or `undefined` for a valid message. */
function findMessageError(line: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return createErrorResponse(
      ErrorCode.ParseError,
      `The line isn't valid JSON. Send one message per line. (${reason})`,
    );
  }
  if (JSONRPCMessageSchema.safeParse(value).success) return undefined;
  const {id} = (value ?? {}) as {id?: unknown};
  return createErrorResponse(
    ErrorCode.InvalidRequest,
    'The line isn\'t a JSON-RPC 2.0 message. Send an object with "jsonrpc", "method", and, for a request, "id".',
    typeof id === 'string' || typeof id === 'number' ? id : null,
  );
}

const createErrorResponse = (code: number, message: string, id: string | number | null = null): string =>
  JSON.stringify({jsonrpc: '2.0', id, error: {code, message}});

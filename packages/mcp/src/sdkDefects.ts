/** What works around defects of the SDK 1.x; a test of each tells when a new version no longer needs it. */
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {ErrorCode} from '@modelcontextprotocol/sdk/types.js';
import type {z} from 'zod';

type Handler = (request: {method: string}, extra: unknown) => Promise<unknown>;

interface Private {
  _registeredTools: object;
  server: {_requestHandlers: Map<string, Handler>};
}

/**
 * Makes the server look up tools by their own names alone: it takes `constructor` for a tool that is disabled. Requests
 * whose parameters break the protocol are answered with -32602 and what to correct, where the SDK has -32603 and all that
 * its validator says.
 *
 * @param server - with all of its tools
 */
export function mendSdk(server: McpServer): void {
  const {_registeredTools: tools, server: protocol} = server as unknown as Private;
  Object.setPrototypeOf(tools, null);
  for (const [method, handle] of protocol._requestHandlers)
    protocol._requestHandlers.set(method, async (request, extra) => {
      try {
        return await handle(request, extra);
      } catch (error) {
        throw isZodError(error) ? wrongParameters(method, error.issues) : error;
      }
    });
}

/** The SDK may have a copy of zod of its own. */
const isZodError = (error: unknown): error is z.ZodError =>
  error instanceof Error && 'issues' in error && Array.isArray(error.issues);

function wrongParameters(method: string, issues: readonly z.core.$ZodIssue[]): Error {
  const problems = issues.slice(0, 3).map(({path, message}) => `"${path.join('.')}": ${message}.`);
  const message = `The parameters of ${method} are invalid. ${problems.join(' ')} Correct them to follow the Model Context Protocol.`;
  return Object.assign(new Error(message), {code: ErrorCode.InvalidParams});
}

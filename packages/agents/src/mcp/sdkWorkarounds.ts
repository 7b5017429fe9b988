/** Works around defects of the MCP SDK 1.x. A test fails once a new version no longer needs a workaround. */
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {ErrorCode} from '@modelcontextprotocol/sdk/types.js';
import type {z} from 'zod';

type Handler = (request: {method: string}, extra: unknown) => Promise<unknown>;

interface ServerInternals {
  _registeredTools: object;
  server: {_requestHandlers: Map<string, Handler>};
}

/**
 * Patches two responses of a server:
 *
 * - A call of a tool that doesn't exist always gets the same response. Without the patch, a name that objects inherit,
 *   such as `constructor`, counts as a disabled tool.
 * - A request with invalid parameters gets the error -32602 and a short message. Without the patch, it gets -32603 and
 *   the full output of the validator.
 *
 * @param server - server with all tools registered
 */
export function patchSdk(server: McpServer): void {
  const {_registeredTools: tools, server: protocol} = server as unknown as ServerInternals;
  Object.setPrototypeOf(tools, null);
  for (const [method, handler] of protocol._requestHandlers)
    protocol._requestHandlers.set(method, async (request, extra) => {
      try {
        return await handler(request, extra);
      } catch (error) {
        throw isZodError(error) ? createInvalidParamsError(method, error.issues) : error;
      }
    });
}

/** Checks whether an error comes from zod. The SDK may have its own copy of zod, so `instanceof` isn't enough. */
const isZodError = (error: unknown): error is z.ZodError =>
  error instanceof Error && 'issues' in error && Array.isArray(error.issues);

function createInvalidParamsError(method: string, issues: readonly z.core.$ZodIssue[]): Error {
  const messages = issues.slice(0, 3).map(({path, message}) => `"${path.join('.')}": ${message}.`);
  const message = `The parameters of ${method} are invalid. ${messages.join(' ')} Correct them to follow the Model Context Protocol.`;
  return Object.assign(new Error(message), {code: ErrorCode.InvalidParams});
}

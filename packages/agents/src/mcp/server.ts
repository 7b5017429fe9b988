/**
 * Creates Model Context Protocol servers (https://modelcontextprotocol.io/specification) for a site's documentation.
 */
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {version} from '../../package.json';
import {patchSdk} from './sdkWorkarounds';
import type {Site} from './site';
import {getErrorMessage} from './toolError';
import {TOOLS} from './tools';

/** Instructions for clients, which receive them when they connect. */
const INSTRUCTIONS =
  'Responses come from the built documentation of a payments API; nothing is sent to the API. ' +
  'Find pages with search, and read them with read_page or read_operation before you write code. ' +
  'Generate code with make_request, and check it with validate_request or validate_graphql.';

/**
 * Creates a server with all tools, which the caller connects to a transport. Each connection needs its own server.
 *
 * @param site - site opened with `openSite`
 */
export function createServer(site: Site): McpServer {
  const server = new McpServer({name: 'paydocs-mcp', version}, {instructions: INSTRUCTIONS});
  for (const {name, title, description, input, run} of TOOLS) {
    const annotations = {title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false};
    server.registerTool(name, {title, description, inputSchema: input, annotations}, async (args) => {
      try {
        const {text, data} = await run(site, args);
        return {content: [{type: 'text', text}], ...(data && {structuredContent: data})};
      } catch (error) {
        return {content: [{type: 'text', text: getErrorMessage(error)}], isError: true};
      }
    });
  }
  patchSdk(server);
  return server;
}

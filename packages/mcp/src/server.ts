/** A server of the Model Context Protocol (https://modelcontextprotocol.io/specification) over the documentation of a site. */
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {version} from '../package.json';
import {mendSdk} from './sdkDefects';
import type {Site} from './site';
import {messageOf} from './toolError';
import {TOOLS} from './tools';

/** What programs are told before they ask anything. */
const INSTRUCTIONS =
  'Responses come from the built documentation of a payments API; nothing is sent to the API. ' +
  'Find pages with search, and read them with read_page or read_operation before you write code. ' +
  'Start code with make_request, and check it with validate_request or validate_graphql.';

/**
 * @param site - see `openSite`
 * @returns a server with all tools, to be connected to a transport; each connection needs one of its own
 */
export function makeServer(site: Site): McpServer {
  const server = new McpServer({name: 'paydocs-mcp', version}, {instructions: INSTRUCTIONS});
  for (const {name, title, description, input, answer} of TOOLS) {
    const annotations = {title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false};
    server.registerTool(name, {title, description, inputSchema: input, annotations}, async (given) => {
      try {
        const {text, data} = await answer(site, given);
        return {content: [{type: 'text', text}], ...(data && {structuredContent: data})};
      } catch (error) {
        return {content: [{type: 'text', text: messageOf(error)}], isError: true};
      }
    });
  }
  mendSdk(server);
  return server;
}

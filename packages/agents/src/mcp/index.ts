/** Functions and types for programs that run the server with their own transport. */
export {openSite, Site} from './site';
export {createServer} from './server';
export {serveHttp} from './http';
export {ToolError} from './toolError';

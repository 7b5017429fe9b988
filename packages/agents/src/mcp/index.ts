/** The server as a library, for programs with their own transport. */
export {openSite, Site} from './site';
export {createServer} from './server';
export {serveHttp} from './http';
export {ToolError} from './toolError';

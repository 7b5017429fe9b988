/** The server as a library: for a program that has a transport of its own. */
export {openSite, Site} from './site';
export {makeServer} from './server';
export {serveHttp} from './http';
export {ToolError} from './toolError';

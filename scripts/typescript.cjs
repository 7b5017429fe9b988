/**
 * Loaded into Docusaurus before all else: Node can then load TypeScript, as the configuration is. The threads
 * that render pages load none, and tsx would look into every file that they load.
 */
require('./shortRun.cjs');
const {isMainThread} = require('node:worker_threads');

if (isMainThread) require('tsx/cjs');

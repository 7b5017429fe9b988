/** Modules for browsers: they import no modules of Node.js. */
export * from './brand/types';
export * from './browser/catchErrors';
export * from './browser/getErrorMessages';
export * from './browser/isPageOutdated';
export * from './browser/storage';
export * from './browser/withTimeout';
export * from './codeFrame';
export * from './files/getOwnValue';
export * from './files/removePrototypes';
export * from './toKebabCase';
export * from './toScriptJson';

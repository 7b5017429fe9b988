/** Shared by the plugin, the upload to a hosted search, and tests: records, settings, and lexicons. */
export * from './record';
export * from './hostedSettings';
export * from './logoStyles';
export * from './plugin/lexicons';

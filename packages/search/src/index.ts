/** Records, settings, and lexicons, which the plugin, the upload to the hosted service, and tests share. */
export * from './record';
export * from './hostedSettings';
export * from './logoStyles';
export * from './plugin/lexicons';

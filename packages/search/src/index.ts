/** Records, pages, settings, and lexicons, which other packages, the upload to the hosted service, and tests share. */
export * from './record';
export * from './hostedSettings';
export * from './logoStyles';
export * from './plugin/areaPages';
export * from './plugin/lexicons';

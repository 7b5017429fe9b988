/** Functions for the options, languages, and files of a site, without the modules that only a build of pages needs. */
export * from './areas';
export * from './edition';
export * from './generatedFiles';
export * from './languages';
export * from './module-list/modules';
export * from './options';
export * from './sourceReader';
export * from './translations';

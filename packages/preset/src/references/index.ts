/** Functions that configure and load both references of a site. */
export * from './create';
export * from './sharedIds';
export * from './sidebar';

/** Loads the functions that resolve names to URLs. They depend on large packages, so they load on demand. */
export const loadNameLinksModule = (): Promise<typeof import('./nameLinks')> => import('./nameLinks');

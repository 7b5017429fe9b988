/** Both references of a site, as its configuration describes them. */
export * from './create';
export * from './sharedIds';
export * from './sidebar';

/** Loads the functions that find the pages of names. They need both references and the contract, so they load on demand. */
export const loadNameLinks = (): Promise<typeof import('./nameLinks')> => import('./nameLinks');

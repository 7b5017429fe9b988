import {createRequire} from 'node:module';

interface Strings {
  slugify(text: string): string;
}

/**
 * Makes @graphql-markdown/core 1.x leave a name alone that is one of a file. It takes letters and digits apart
 * once more, so that the page `oauth2` would become `oauth-2`, which may be another page: one of the two is lost.
 *
 * The package calls `slugify` as a property of the exports of its own copy of @graphql-markdown/utils, so
 * replacing that property reaches it. The test of this module tells when a new version no longer needs it.
 */
export function keepFileNames(): void {
  const strings = stringsOfCore();
  const {slugify} = strings;
  if (slugify('oauth2') === 'oauth2') return;
  strings.slugify = (text) => (/^[a-z0-9-]+$/.test(text) ? text : slugify(text));
}

/** @returns the functions that the package makes names of files with */
export function stringsOfCore(): Strings {
  const core = createRequire(__filename).resolve('@graphql-markdown/core');
  return createRequire(core)('@graphql-markdown/utils/string') as Strings;
}

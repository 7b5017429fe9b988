import {createRequire} from 'node:module';

interface StringUtils {
  slugify(text: string): string;
}

/**
 * Patches @graphql-markdown/core 1.x so that it doesn't change valid file names. The package calls `slugify` on them
 * again, which separates letters from digits. The page `oauth2` would become `oauth-2`, which can be a different page,
 * and one of the two would be lost.
 *
 * The package calls `slugify` as a property of the exports of its own copy of @graphql-markdown/utils, so replacing
 * that property is enough. The test of this module fails when a new version no longer needs the patch.
 */
export function patchSlugify(): void {
  const strings = loadCoreStringUtils();
  const {slugify} = strings;
  if (slugify('oauth2') === 'oauth2') return;
  strings.slugify = (text) => (/^[a-z0-9-]+$/.test(text) ? text : slugify(text));
}

/** Loads the functions with which the package creates file names. */
export function loadCoreStringUtils(): StringUtils {
  const core = createRequire(__filename).resolve('@graphql-markdown/core');
  return createRequire(core)('@graphql-markdown/utils/string') as StringUtils;
}

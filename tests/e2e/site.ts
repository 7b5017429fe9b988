/**
 * Sites that `playwright.config.ts` serves for browser tests: the fixture site for tests of the engine, and this site for
 * the tests of its content in `content/`.
 */
import path from 'node:path';
import {SITE} from '../fixtureSite';

/** Brand of the fixture site. */
export {brand} from '../fixture-site/src/brand';
export {testData} from '../fixture-site/src/testData';
export const BUILD = path.join(SITE, 'build');
export const ORIGIN = 'http://localhost:3200';

/** Origin of this site's own build. */
export const OWN_ORIGIN = 'http://localhost:3100';

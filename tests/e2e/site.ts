/**
 * The sites that browser tests read, as `playwright.config.ts` serves them: the fixture site, on which the engine is
 * tested, and this site, whose own content the tests in `content/` read.
 */
import path from 'node:path';
import {SITE} from '../fixtureSite';

/** The fixture site's. */
export {brand} from '../fixture-site/src/brand';
export {testData} from '../fixture-site/src/testData';
export const BUILD = path.join(SITE, 'build');
export const ORIGIN = 'http://localhost:3200';

/** Where this site's own build is served. */
export const OWN_ORIGIN = 'http://localhost:3100';

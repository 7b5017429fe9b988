import {getBrandTokens} from '@paydocs/core';
import {createTokenReader} from '@paydocs/specs';
import {brand} from './brand';
import {env} from './env';

/** Reads a file of a specification, and replaces its brand tokens. */
export const readSource = createTokenReader(getBrandTokens(brand), env.strict);

import {getBrandTokens} from '@paydocs/core';
import {createTokenReplacingReader} from '@paydocs/specs';
import {brand} from './brand';
import {env} from './env';

/** Reads a file of a specification, and replaces its brand tokens. */
export const readSource = createTokenReplacingReader(getBrandTokens(brand), env.strict);

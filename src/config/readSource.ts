import {brandTokens} from '@paydocs/core/brand/tokens';
import {tokenReader} from '@paydocs/specs/readSource';
import {brand} from './brand';
import {env} from './env';

/** Reads a file of a specification, and replaces brand tokens. */
export const readSource = tokenReader(brandTokens(brand), env.strict);

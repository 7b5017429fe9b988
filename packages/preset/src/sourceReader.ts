import {type Brand, getBrandTokens} from '@paydocs/core';
import {createTokenReplacingReader, type SourceReader} from '@paydocs/specs';
import type {PresetOptions} from './options/types';

/** Creates a function that reads a specification and replaces its brand tokens. */
export const createSourceReader = ({brand, strict}: Pick<PresetOptions, 'strict'> & {brand: Brand}): SourceReader =>
  createTokenReplacingReader(getBrandTokens(brand), strict);

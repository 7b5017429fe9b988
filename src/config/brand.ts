import fs from 'node:fs';
import {validateBrand} from '@paydocs/core/brand/schema';
import type {Brand} from '@paydocs/core/brand/types';
import {brand as written} from '../brand';

const FILE = 'src/brand.ts';

/** The site's brand, checked once when this module is first loaded. */
export const brand: Brand = validateBrand(written, fs.existsSync(FILE) ? fs.readFileSync(FILE, 'utf8') : '', FILE);

import fs from 'node:fs';
import {validateBrand} from '@paydocs/core/brand/schema';
import type {Brand} from '@paydocs/core/brand/types';
import {brand as written} from '../brand';
import {env} from './env';

const FILE = 'src/brand.ts';
const checked = validateBrand(written, fs.existsSync(FILE) ? fs.readFileSync(FILE, 'utf8') : '', FILE);
const {origin, pathname} = new URL(checked.urls.site);

/** Scheme and host of the deployed site. */
export const url = env.siteUrl ?? origin;

/** Path below which it is served, with a slash at both ends. */
export const baseUrl = env.baseUrl ?? pathname.replace(/\/?$/, '/');

/** The site's brand, checked once when this module is first loaded; `urls.site` is where this site is deployed. */
export const brand: Brand = {...checked, urls: {...checked.urls, site: `${url}${baseUrl.replace(/\/$/, '')}`}};

import fs from 'node:fs';
import {validateBrand} from '@paydocs/core/brand';
import type {Brand} from '@paydocs/core';
import {brand as siteBrand} from '../brand';
import {env} from './env';

const BRAND_FILE = 'src/brand.ts';
const validatedBrand = validateBrand(
  siteBrand,
  fs.existsSync(BRAND_FILE) ? fs.readFileSync(BRAND_FILE, 'utf8') : '',
  BRAND_FILE,
);
const {origin, pathname} = new URL(validatedBrand.urls.site);

/** Scheme and host of the deployed site, without a trailing slash. */
export const url = env.siteUrl ?? origin;

/** Base path of the deployed site, with a slash at both ends. */
export const baseUrl = env.baseUrl ?? pathname.replace(/\/?$/, '/');

/** The site's brand, validated when this module is first loaded. `urls.site` is the URL of this deployment. */
export const brand: Brand = {
  ...validatedBrand,
  urls: {...validatedBrand.urls, site: `${url}${baseUrl.replace(/\/$/, '')}`},
};

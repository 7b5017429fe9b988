import {translate} from '@paydocs/core';
import type {LinkData} from '../data/reference';

/** Pattern of web, mail, and relative URLs. A URL with any other scheme could run a script. */
const SAFE_URL = /^(?:(?:https?|mailto):|[\w%-]*(?:[/?#.]|$))/i;

/**
 * Returns a URL if it's safe to link to, otherwise `undefined`.
 *
 * @param url - URL from a specification
 */
export function getSafeUrl(url: string | undefined): string | undefined {
  return url !== undefined && SAFE_URL.test(url) ? url : undefined;
}

/**
 * Creates a link to further documentation.
 *
 * @param docs - OpenAPI's `externalDocs`, or similar data
 * @returns the link; `undefined` if there is no URL, or if it isn't safe to link to
 */
export function createDocsLink(docs: {url: string; description?: string} | undefined): LinkData | undefined {
  const href = getSafeUrl(docs?.url);
  return href === undefined
    ? undefined
    : {text: docs?.description ?? translate({id: 'paydocs.page.more', message: 'Read more'}), href};
}

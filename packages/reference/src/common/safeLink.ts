import {translate} from '@paydocs/core';
import type {LinkData} from '../data/reference';

/** Matches web, mail, and site URLs. A URL with any other scheme could run a script. */
const LINKABLE_URL = /^(?:(?:https?|mailto):|[\w%-]*(?:[/?#.]|$))/i;

/**
 * @param url - URL from a specification
 * @returns the URL, or `undefined` if it isn't safe to link to
 */
export function getSafeUrl(url: string | undefined): string | undefined {
  return url !== undefined && LINKABLE_URL.test(url) ? url : undefined;
}

/**
 * @param docs - further documentation, as in OpenAPI's `externalDocs`
 * @returns a link to it, or `undefined` if the URL isn't safe to link to
 */
export function createDocsLink(docs: {url: string; description?: string} | undefined): LinkData | undefined {
  const href = getSafeUrl(docs?.url);
  return href === undefined
    ? undefined
    : {text: docs?.description ?? translate({id: 'paydocs.page.more', message: 'Read more'}), href};
}

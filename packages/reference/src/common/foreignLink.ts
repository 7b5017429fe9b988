import {translate} from '@paydocs/core/translate';
import type {LinkData} from '../data/reference';

/** Of the web, of mail or of the site; whatever else begins with a scheme may run a script. */
const WEB_ADDRESS = /^(?:(?:https?|mailto):|[\w%-]*(?:[/?#.]|$))/i;

/**
 * @param address - as a specification gives it
 * @returns the address, if a link may lead there
 */
export function webAddress(address: string | undefined): string | undefined {
  return address !== undefined && WEB_ADDRESS.test(address) ? address : undefined;
}

/**
 * @param docs - more to read, as a description gives it
 * @returns a link to it; nothing if it leads to what is no page
 */
export function docsLink(docs: {url: string; description?: string} | undefined): LinkData | undefined {
  const href = webAddress(docs?.url);
  return href === undefined
    ? undefined
    : {text: docs?.description ?? translate({id: 'paydocs.page.more', message: 'Read more'}), href};
}

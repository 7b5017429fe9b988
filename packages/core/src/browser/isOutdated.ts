/** How long the host may take; in milliseconds. */
const PATIENCE = 1500;

/** The scripts with which every page begins. Their names change with anything that they load later. */
const ENTRY = /\/(?:shell|(?:runtime~)?main)\.[^/"]*js(?=$|")/;

/** @returns paths of the scripts with which this page began: it may name them without the origin, and the browser with it */
export const ownEntries = (): string[] =>
  [...document.scripts].filter(({src}) => ENTRY.test(src)).map(({src}) => new URL(src).pathname);

/**
 * Says why something could not be loaded: the files that an open page names are gone when the site
 * has been deployed anew.
 *
 * @returns whether the host has another version of the site than the reader; nothing if it doesn't respond
 */
export async function isOutdated(): Promise<boolean | undefined> {
  const own = ownEntries();
  try {
    const options = {cache: 'no-store', signal: AbortSignal.timeout(PATIENCE)} as const;
    const page = await (await fetch(window.location.href, options)).text();
    return ENTRY.test(page) && own.some((pathname) => !page.includes(pathname));
  } catch {
    return undefined; // the caller tells of the network
  }
}

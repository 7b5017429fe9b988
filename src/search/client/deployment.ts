/** How long the host may take; in milliseconds. */
const PATIENCE = 5000;

/** The scripts with which every page begins. Their names change with anything that they load later. */
const ENTRY = /\/(?:runtime~)?main\.[^/"]*js(?=$|")/;

/**
 * Says why something of search could not be loaded: the files that an open page names are gone when the site
 * has been deployed anew.
 *
 * @returns whether the host has another version of the site than the reader; false if it doesn't respond
 */
export async function isOutdated(): Promise<boolean> {
  const own = [...document.scripts].map((script) => script.getAttribute('src') ?? '').filter((src) => ENTRY.test(src));
  try {
    const options = {cache: 'no-store', signal: AbortSignal.timeout(PATIENCE)} as const;
    const page = await (await fetch(window.location.href, options)).text();
    return ENTRY.test(page) && own.some((src) => !page.includes(src));
  } catch {
    return false; // the caller tells of the network
  }
}

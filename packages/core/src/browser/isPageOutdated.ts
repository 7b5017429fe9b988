/** Timeout of the request to the host, in milliseconds. */
const TIMEOUT_MS = 1500;

/** Matches the entry scripts of every page. Their file names change whenever a script that they load changes. */
const ENTRY_SCRIPT = /\/(?:shell|(?:runtime~)?main)\.[^/"]*js(?=$|")/;

/** Returns the paths of this page's entry scripts. They exclude the origin, because the HTML may omit it. */
export const getEntryScriptPaths = (): string[] =>
  [...document.scripts].filter(({src}) => ENTRY_SCRIPT.test(src)).map(({src}) => new URL(src).pathname);

/**
 * Checks whether the site has been deployed again since the open page was loaded. If so, files that the page refers to
 * may no longer exist, which explains why a file couldn't be loaded.
 *
 * @returns whether the host serves a different version of the site than the open page; `undefined` if it doesn't
 *   respond
 */
export async function isPageOutdated(): Promise<boolean | undefined> {
  const entries = getEntryScriptPaths();
  try {
    const options = {cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS)} as const;
    const page = await (await fetch(window.location.href, options)).text();
    return ENTRY_SCRIPT.test(page) && entries.some((pathname) => !page.includes(pathname));
  } catch {
    return undefined; // the caller reports network errors
  }
}

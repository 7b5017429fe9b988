import leven from 'leven';

/** What is like a misspelled `http` or `https`, and is none. */
const NEIGHBORS = ['http', 'https', 'ftp', 'ftps', 'sftp'];

const WITH_SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** Schemes that lead readers to no page, with what they do. */
const REFUSED: Record<string, string> = {
  'javascript:': "which runs code in the reader's browser",
  'vbscript:': "which runs code in the reader's browser",
  'data:': 'which is the content itself, not a URL',
  'blob:': "which exists only in the writer's browser",
  'file:': "which points to the writer's own computer",
};

/** Hosts of the computer or the network that somebody happens to sit at, as `URL` writes them. */
const LOCAL =
  /^(?:localhost|.+\.(?:localhost|local)|0\.0\.0\.0|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|\[::1?\])\.?$/;

/** How much of an address a message shows. */
const SHOWN = 80;

/**
 * @param address - where a link leads, or what an image shows
 * @param what - how a message calls it
 * @returns what is wrong with its form, if it has a scheme such as `https:` or starts with two slashes
 */
export function addressMistake(address: string, what: 'link to' | 'image' | 'file' = 'link to'): string | undefined {
  const shown = `the ${what} ${address.length > SHOWN ? `${address.slice(0, SHOWN)}…` : address}`;
  const url = URL.canParse(address, 'https://site') ? new URL(address, 'https://site') : undefined;
  // Browsers leave spaces and line breaks out, so that the written scheme says less than theirs.
  const refused = url && REFUSED[url.protocol];
  if (refused !== undefined) {
    return `${shown} starts with "${url?.protocol}", ${refused}. ${cureOf(what)}`;
  }
  const [, written] = WITH_SCHEME.exec(address) ?? [];
  if (written === undefined && !address.startsWith('//')) return undefined;
  const scheme = written?.toLowerCase() ?? 'https';
  if (address.includes('://') && !NEIGHBORS.includes(scheme)) {
    const nearest = leven('http', scheme) < leven('https', scheme) ? 'http' : 'https';
    if (leven(nearest, scheme) <= 2) {
      return `${shown} is broken: URLs don't start with "${written}:". Did you mean "${nearest}:"?`;
    }
  }
  // Docusaurus's own scheme, for files of the site.
  if (scheme === 'pathname') return undefined;
  // Without its slashes, a browser takes what follows for a path of this site.
  const isCut = /^https?:(?!\/\/)/i.test(address);
  if (!url || isCut || (written === undefined && !URL.canParse(`https:${address}`))) {
    return `${shown} is broken: it isn't a complete URL. Write one such as "https://shop.example/path".`;
  }
  return LOCAL.test(url.hostname)
    ? `${shown} points to the reader's own computer or network. ${cureOf(what)} To show the URL as text, put it in backticks.`
    : undefined;
}

function cureOf(what: 'link to' | 'image' | 'file'): string {
  return what === 'link to'
    ? 'Write a URL that every reader can open, such as "https://shop.example/path" or "/testing/".'
    : `Put the ${what} in static/, and write its path, such as "/img/form.png".`;
}

import leven from 'leven';

/** What is like a misspelled `http` or `https`, and is none. */
const NEIGHBORS = ['http', 'https', 'ftp', 'ftps', 'sftp'];

const WITH_SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/**
 * @param address - where a link leads
 * @returns what is wrong with its form, if it has a scheme such as `https:` or starts with two slashes
 */
export function addressMistake(address: string): string | undefined {
  const [, written] = WITH_SCHEME.exec(address) ?? [];
  if (written === undefined && !address.startsWith('//')) return undefined;
  const scheme = written?.toLowerCase() ?? 'https';
  if (address.includes('://') && !NEIGHBORS.includes(scheme)) {
    const nearest = leven('http', scheme) < leven('https', scheme) ? 'http' : 'https';
    if (leven(nearest, scheme) <= 2) {
      return `the link to ${address} leads nowhere: addresses do not start with "${written}:". Did you mean "${nearest}:"?`;
    }
  }
  // Docusaurus's own scheme, for files of the site.
  return scheme === 'pathname' || URL.canParse(written === undefined ? `https:${address}` : address)
    ? undefined
    : `the link to ${address} leads nowhere: it is no whole address. Write one such as "https://shop.example/path".`;
}

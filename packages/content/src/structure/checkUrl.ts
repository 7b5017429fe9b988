import leven from 'leven';

/** Valid schemes that resemble `http` or `https`, but aren't typos. */
const HTTP_LIKE_SCHEMES = ['http', 'https', 'ftp', 'ftps', 'sftp'];

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** Schemes of URLs that readers can't open, each with the clause of the message that explains it. */
const REJECTED_SCHEMES: Record<string, string> = {
  'javascript:': "which runs code in the reader's browser",
  'vbscript:': "which runs code in the reader's browser",
  'data:': 'which means that it contains the file itself',
  'blob:': "which points to data in the writer's own browser",
  'file:': "which points to the writer's own computer",
};

/** Hostnames of the local computer or network, as normalized by `URL`. */
const LOCAL_HOST =
  /^(?:localhost|.+\.(?:localhost|local)|0\.0\.0\.0|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|\[::1?\])\.?$/;

/** Maximum number of characters of a URL in a message. */
const MAX_DISPLAYED_URL_LENGTH = 80;

/**
 * Checks the form of a URL that has a scheme such as `https:` or starts with two slashes. Skips other URLs.
 *
 * @param href - target of a link, or source of an image or a file
 * @param label - words before the URL in the message
 * @returns a diagnostic message, or undefined if the URL is valid
 */
export function checkUrl(href: string, label: 'link to' | 'image' | 'file' = 'link to'): string | undefined {
  const subject = `the ${label} ${href.length > MAX_DISPLAYED_URL_LENGTH ? `${href.slice(0, MAX_DISPLAYED_URL_LENGTH)}…` : href}`;
  const url = URL.canParse(href, 'https://site') ? new URL(href, 'https://site') : undefined;
  // Browsers ignore some spaces and line breaks, so check the scheme that the URL parser finds, not the written one.
  const reason = url && REJECTED_SCHEMES[url.protocol];
  if (reason !== undefined) {
    return `${subject} starts with "${url?.protocol}", ${reason}. ${getHint(label)}`;
  }
  const [, writtenScheme] = SCHEME.exec(href) ?? [];
  if (writtenScheme === undefined && !href.startsWith('//')) return undefined;
  const scheme = writtenScheme?.toLowerCase() ?? 'https';
  if (href.includes('://') && !HTTP_LIKE_SCHEMES.includes(scheme)) {
    const closest = leven('http', scheme) < leven('https', scheme) ? 'http' : 'https';
    if (leven(closest, scheme) <= 2) {
      return `${subject} is broken: URLs don't start with "${writtenScheme}:". Did you mean "${closest}:"?`;
    }
  }
  // Docusaurus's scheme for files of the site.
  if (scheme === 'pathname') return undefined;
  // Without the slashes, a browser resolves the rest as a path on this site.
  const hasNoSlashes = /^https?:(?!\/\/)/i.test(href);
  if (!url || hasNoSlashes || (writtenScheme === undefined && !URL.canParse(`https:${href}`))) {
    return `${subject} is broken: it isn't a complete URL. Use a URL such as "https://shop.example/path".`;
  }
  return LOCAL_HOST.test(url.hostname)
    ? `${subject} points to the reader's own computer or network. ${getHint(label)} To show the URL as text, put it in backticks.`
    : undefined;
}

function getHint(label: 'link to' | 'image' | 'file'): string {
  return label === 'link to'
    ? 'Use a URL that every reader can open, such as "https://shop.example/path" or "/testing/".'
    : `Put the ${label} in static/, and write its path in that folder, such as "/img/form.png".`;
}

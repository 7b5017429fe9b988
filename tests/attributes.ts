/** Not the text between tags: code may show attributes of its own. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** @returns the values of an attribute in a page, in their order, without entities */
export function attributes(html: string, name: string): string[] {
  const pattern = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`);
  return (html.match(TAG) ?? []).flatMap((tag) => {
    const match = pattern.exec(tag);
    return match ? [(match[1] ?? match[2] ?? match[3] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&')] : [];
  });
}

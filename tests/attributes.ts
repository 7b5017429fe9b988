/** Matches tags, not the text between them: code samples may contain attributes too. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** Returns the values of an attribute in a page, in source order, with `&quot;` and `&amp;` decoded. */
export function attributes(html: string, name: string): string[] {
  const pattern = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`);
  return (html.match(TAG) ?? []).flatMap((tag) => {
    const match = pattern.exec(tag);
    return match ? [(match[1] ?? match[2] ?? match[3] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&')] : [];
  });
}

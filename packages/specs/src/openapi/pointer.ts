/**
 * Splits the URI fragment form of a JSON Pointer (RFC 6901, section 6) into unescaped segments.
 *
 * @param pointer - pointer that starts with a slash, without its `#`; or an empty string
 * @returns the segments; a segment with a "%" that encodes nothing isn't percent-decoded
 */
export const parsePointer = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapeSegment);

function unescapeSegment(segment: string): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    // The "%" is literal.
  }
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}

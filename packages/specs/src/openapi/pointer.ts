/**
 * Splits a JSON Pointer or its URI fragment form (RFC 6901, section 6) into unescaped segments.
 *
 * @param pointer - pointer such as `/paths` or `#/paths`; the text before its first slash is ignored
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

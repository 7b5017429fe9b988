/** Tests of components render no document, so it has no head. */
export default function Head(): null {
  return null;
}

/** @returns whether a click opens a link in this tab, rather than in another tab or window */
export const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

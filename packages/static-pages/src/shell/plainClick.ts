/** Checks whether a click opens a link in the same tab, because no modifier key or other button was pressed. */
export const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

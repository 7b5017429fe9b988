/**
 * @param event - a key that was pressed
 * @returns whether it asks for search: Ctrl+K or Cmd+K, or a slash that nobody is writing
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey || event.repeat) return false;
  const hasControl = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === 'k') return hasControl && !event.shiftKey;
  // Many keyboards have the slash above a digit.
  return event.key === '/' && !hasControl && !isWriting(event);
}

/** Whether keys go into a field. */
function isWriting(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

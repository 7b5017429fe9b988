/**
 * Checks whether a key press is a shortcut of search: Ctrl+K, Cmd+K, or a slash outside text fields.
 *
 * @param event - `keydown` event
 * @returns whether the key opens search
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey || event.repeat) return false;
  const hasControl = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === 'k') return hasControl && !event.shiftKey;
  // The Shift key is ignored, because many keyboard layouts have the slash above a digit.
  return event.key === '/' && !hasControl && !isInTextField(event);
}

/** Checks whether the event's target is a text field. */
function isInTextField(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

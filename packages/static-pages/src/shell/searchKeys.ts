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

/**
 * Keeps what is typed while the field that it is meant for is loaded.
 *
 * @param onEscape - the reader has thought better of it
 * @param before - what was typed before
 * @returns a function that stops it, and returns what was typed
 */
export function keepTyping(onEscape: () => void, before: string): () => string {
  let typed = before;
  const listen = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEscape();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if ([...event.key].length === 1) typed += event.key;
    // It would press the button that has the focus.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', listen, {capture: true});
  return () => {
    document.removeEventListener('keydown', listen, {capture: true});
    return typed;
  };
}

/**
 * Toggles the wrapping of long lines in a code block if the click was on a `[data-wrap]` button. Returns whether it
 * was.
 */
export function toggleWrapOnClick(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-wrap]');
  if (!button) return false;
  button.ariaPressed = String(button.ariaPressed !== 'true');
  return true;
}

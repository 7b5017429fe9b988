/** Wraps the long lines of a code block, or no longer. @returns true if the click was on such a button */
export function wrapOnClick(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-wrap]');
  if (!button) return false;
  button.ariaPressed = String(button.ariaPressed !== 'true');
  return true;
}

/** Toggles the wrapping of long lines in a code block. @returns whether the click was on such a button */
export function wrapOnClick(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-wrap]');
  if (!button) return false;
  button.ariaPressed = String(button.ariaPressed !== 'true');
  return true;
}

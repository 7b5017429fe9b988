/** What a reader can choose; `null` leaves it to the system. */
export type ColorModeChoice = 'light' | 'dark' | null;

/**
 * @param current - what is chosen
 * @param respectsSystem - whether the system's preference can be chosen
 * @returns what the switch leads to: the other of light and dark; or system, light, dark, system
 */
export function nextColorMode(current: ColorModeChoice, respectsSystem: boolean): ColorModeChoice {
  if (respectsSystem && current === 'dark') return null;
  if (current === 'dark' || (respectsSystem && current === null)) return 'light';
  return 'dark';
}

/**
 * Wrap of @docusaurus/theme-classic (afeb118b). Reason: the menu of small screens is a dialog for those who
 * use it, and not in the theme: here it takes the focus, keeps it, gives it back, and Escape closes it.
 */
import React, {useEffect} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Navbar from '@theme-original/Navbar';

export default function NavbarWrapper(): React.ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => (shown ? holdFocus(toggle) : undefined), [shown, toggle]);
  return <Navbar />;
}

/** Keeps the focus in the menu. @returns a function that gives it back */
function holdFocus(close: () => void): () => void {
  const bar = document.querySelector<HTMLElement>('.navbar');
  const behind = [...(bar?.parentElement?.children ?? [])].filter((element) => element !== bar);
  const covered = [...behind, ...document.querySelectorAll('.navbar__inner')];
  for (const element of covered) element.setAttribute('inert', '');
  const stopFocusing = focusWhenVisible(bar?.querySelector<HTMLElement>('.navbar-sidebar__close'));

  const closeOnEscape = ({key}: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  document.addEventListener('keydown', closeOnEscape);
  return () => {
    stopFocusing();
    document.removeEventListener('keydown', closeOnEscape);
    for (const element of covered) element.removeAttribute('inert');
    bar?.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}

/** The menu fades in, and what is not to be seen takes no focus. @returns a function that gives up */
function focusWhenVisible(element: HTMLElement | null | undefined): () => void {
  let frame = 0;
  const attempt = (): void => {
    element?.focus();
    if (element && document.activeElement !== element) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

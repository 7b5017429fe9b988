/**
 * Ejected copy of @docusaurus/theme-classic (c49755ff). Reasons: Escape closes the menu, also one that the
 * pointer has opened (WCAG 1.4.13), and gives the focus back; the theme's stays.
 */
import React, {useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';

/** Events outside of the menu that close it. */
const OUTSIDE = ['mousedown', 'touchstart', 'focusin'] as const;

export default function DropdownNavbarItemDesktop(props: Props): React.ReactNode {
  const {items, position, className, ...link} = props;
  const dropdown = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Whether Escape was pressed while the pointer is on the menu. */
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const closeFromOutside = ({target}: Event): void => {
      if (!dropdown.current?.contains(target as Node)) setOpen(false);
    };
    const closeOnEscape = ({key}: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      const trigger = dropdown.current?.querySelector<HTMLElement>('[aria-haspopup]');
      if (dropdown.current?.matches(':focus-within')) trigger?.focus();
      setOpen(false);
      setDismissed(dropdown.current?.matches(':hover') ?? false);
    };
    for (const kind of OUTSIDE) document.addEventListener(kind, closeFromOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      for (const kind of OUTSIDE) document.removeEventListener(kind, closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <div
      ref={dropdown}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isDismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onMouseLeave={() => setDismissed(false)}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // With an address the element can have the focus.
        href={link.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...link}
        onClick={link.to ? undefined : (event: React.MouseEvent) => event.preventDefault()}
        onKeyDown={(event: React.KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {link.children ?? link.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}

import {onChoice} from './choices';
import {toggleOnClick} from './collapse';
import {copyAddressOnClick, copyOnClick} from './copy';
import {expandOnClick, openForPrint, reveal} from './disclosure';
import {closeBehind, closeOnKey} from './popup';
import {pickOnChange, pickOnClick, pickOnKey, showChoice} from './picker';
import {quoteSelection} from './report';
import {wrapOnClick} from './wrap';

/**
 * Brings the pages to life with one listener for each kind of event.
 *
 * The pages are complete HTML without it. It needs nothing of React, so that it serves pages that
 * were hydrated and pages that were not.
 *
 * @param navigate - goes to another page of the site without loading it anew
 * @returns a function that takes it all back
 */
export function installBehaviour(navigate: (href: string) => void): () => void {
  const click = (event: MouseEvent): void => {
    const target = event.target;
    closeBehind(event);
    if (!(target instanceof Element) || event.defaultPrevented) return;
    copyAddressOnClick(target, event);
    if (copyOnClick(target) || wrapOnClick(target) || pickOnClick(target) || expandOnClick(target)) return;
    const href = siteLink(target, event);
    if (href !== undefined) navigate(href);
    else if (!toggleOnClick(target)) return;
    event.preventDefault();
  };
  const change = (event: Event): void => void (event.target instanceof Element && pickOnChange(event.target));
  const key = (event: KeyboardEvent): void => {
    pickOnKey(event);
    closeOnKey(event);
    quoteSelection(event);
  };
  const hash = (): void => reveal(window.location.hash);

  document.addEventListener('click', click);
  document.addEventListener('pointerdown', quoteSelection);
  document.addEventListener('change', change);
  document.addEventListener('keydown', key);
  document.addEventListener('focusin', closeBehind);
  window.addEventListener('hashchange', hash);
  const undo = [onChoice(showChoice), openForPrint()];
  return () => {
    document.removeEventListener('click', click);
    document.removeEventListener('pointerdown', quoteSelection);
    document.removeEventListener('change', change);
    document.removeEventListener('keydown', key);
    document.removeEventListener('focusin', closeBehind);
    window.removeEventListener('hashchange', hash);
    for (const stop of undo) stop();
  };
}

/** Links in descriptions are plain HTML: @returns the address if one leads to another page of the site */
function siteLink(target: Element, event: MouseEvent): string | undefined {
  const link = target.closest<HTMLAnchorElement>('[data-rest] a[href]');
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const {origin, pathname, search, hash} = new URL(link.href);
  const isPage = /\/$|\/[^./]+$/.test(pathname);
  if (origin !== window.location.origin || pathname === window.location.pathname || !isPage) return undefined;
  return `${pathname}${search}${hash}`;
}

/** The island of the modal: the shell imports it when somebody is about to search. */
import React from 'react';
import {flushSync} from 'react-dom';
import {createRoot, type Root} from 'react-dom/client';
import {searchClient} from '../../client';
import {loadStyles} from '../../client/load';
import type {SearchSettings} from '../../settings';
import Modal from './Modal';

/** @returns when all that the modal needs is there; fails when something doesn't come */
export async function prepare(settings: SearchSettings): Promise<void> {
  await Promise.all([searchClient(settings), loadStyles(settings.styles.modal)]);
}

let root: Root | undefined;

/**
 * Shows the modal at once: no key comes between the field that waited for it and its own.
 *
 * @param settings - of search
 * @param initialQuery - what was typed before
 * @param onClosed - called when it is closed
 * @returns a function that closes it
 */
export function show(settings: SearchSettings, initialQuery: string, onClosed: () => void): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const mine = (root = createRoot(place));
  const close = (): void => {
    if (root !== mine) return;
    root = undefined;
    window.removeEventListener('keydown', listen);
    // What is behind the modal takes no focus as long as it is there.
    flushSync(() => mine.unmount());
    place.remove();
    onClosed();
  };
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    close();
  };
  window.addEventListener('keydown', listen);
  flushSync(() => mine.render(<Modal settings={settings} initialQuery={initialQuery} onClose={close} />));
  document.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
  return close;
}

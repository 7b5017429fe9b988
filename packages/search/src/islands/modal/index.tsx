/** The island of the modal: the shell imports it when somebody is about to search. */
import React from 'react';
import {flushSync} from 'react-dom';
import {createRoot, type Root} from 'react-dom/client';
import {searchClient} from '../../client';
import {giveUpStyles, loadStyles} from '../../client/load';
import {RetryError} from '../../contract';
import type {SearchSettings} from '../../settings';
import Modal from './Modal';
import type {ModalProps} from './modalProps';

/** @returns when all that the modal needs is there; fails when something doesn't come */
export async function prepare(settings: SearchSettings): Promise<void> {
  await Promise.all([searchClient(settings), loadStyles(settings.styles.modal)]);
}

/**
 * Gives up waiting for the styles of the modal: the next time, they are asked for anew.
 *
 * @returns whether they are not what is missing
 */
export function giveUp({styles}: SearchSettings, error: unknown): boolean {
  const isOfStyles = error instanceof RetryError && error.reason === 'styles';
  if (!isOfStyles && !(error instanceof DOMException)) return true;
  giveUpStyles(styles.modal, error);
  return false;
}

let root: Root | undefined;

/**
 * Shows the modal at once: no key comes between the field that waited for it and its own.
 *
 * @param props - of the modal; `onClose` is called when it is closed
 * @returns a function that closes it
 */
export function show({onClose, ...props}: ModalProps): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const mine = (root = createRoot(place));
  const close = (): void => {
    if (root !== mine) return;
    root = undefined;
    window.removeEventListener('keydown', listen);
    // What is behind the modal takes no focus as long as it is there.
    flushSync(() => mine.unmount());
    place.remove();
    onClose();
  };
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    close();
  };
  window.addEventListener('keydown', listen);
  flushSync(() => mine.render(<Modal {...props} onClose={close} />));
  document.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
  return close;
}

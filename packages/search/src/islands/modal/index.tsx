/** The island of the modal. The shell imports it when a reader is about to search. */
import React from 'react';
import {flushSync} from 'react-dom';
import {createIslandRoot, type IslandRoot} from '@paydocs/static-pages/shell';
import {getSearchClient} from '../../client';
import {recordStylesError, loadStyles, StylesError} from '../../client/styles';
import type {SearchSettings} from '../../settings';
import {openResultAfterEnter} from './earlyEnter';
import Modal from './Modal';
import type {ModalProps} from './modalProps';

/**
 * Loads the search client and the modal's style sheet.
 *
 * @param settings - settings that each page contains as JSON
 * @throws RetryError if the code can't be loaded
 * @throws StylesError if the style sheet can't be loaded
 */
export async function prepareModal(settings: SearchSettings): Promise<void> {
  await Promise.all([getSearchClient(settings), loadStyles(settings.styles.modal)]);
}

/**
 * Stops waiting for the modal's style sheet if it failed or timed out, so that the next attempt requests it again.
 *
 * @param settings - settings that each page contains as JSON
 * @param error - error of the attempt to open the modal
 * @returns `false` if the style sheet caused the error; `true` for other errors
 */
export function handleLoadError({styles}: SearchSettings, error: unknown): boolean {
  if (!(error instanceof StylesError || error instanceof DOMException)) return true;
  recordStylesError(styles.modal, error);
  return false;
}

let root: IslandRoot | undefined;

/**
 * Opens the modal synchronously, so that no keystroke is lost between the temporary field and the modal's own field.
 *
 * @param props - props of the modal; `onClose` is called after it closes
 * @returns a function that closes the modal
 */
export function showModal({onClose, ...props}: ModalProps): () => void {
  const container = document.body.appendChild(document.createElement('div'));
  const ownRoot = (root = createIslandRoot(container));
  const close = (): void => {
    if (root !== ownRoot) return;
    root = undefined;
    window.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', keepFocus);
    stopWaiting();
    ownRoot.unmount();
    container.remove();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    close();
  };
  // When the focused element is removed, Tab continues in the page behind. An `inert` page would prevent that, but
  // browsers would then compute all styles of a large page again.
  const keepFocus = ({target}: FocusEvent): void => {
    if (!container.contains(target as Node)) container.querySelector<HTMLElement>('input, textarea, button')?.focus();
  };
  window.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', keepFocus);
  const stopWaiting = openResultAfterEnter(container, props.isSubmitted);
  flushSync(() => ownRoot.render(<Modal {...props} onClose={close} />));
  document.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
  return close;
}

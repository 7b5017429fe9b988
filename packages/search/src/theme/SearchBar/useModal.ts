import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import {flushSync} from 'react-dom';
import {inTime} from '@paydocs/core/inTime';
import {searchClient} from '../../client';
import {leaveOutdated, reasonOf} from '../../client/deployment';
import {reloadWithQuery} from '../../client/keptQuery';
import {keepTyping} from '@paydocs/static-pages/shell/searchKeys';
import {giveUpStyles, loadStyles} from '../../client/load';
import type {SearchSettings} from '../../client/useSearchSettings';
import type {FailureReason} from '../../contract';
import type {ModalProps} from './modalProps';

type ModalState =
  | {state: 'closed' | 'opening'}
  | {state: 'failed'; reason: FailureReason; typed: string}
  | {state: 'open'; Component: ComponentType<ModalProps>; typed: string};

export interface ModalControl {
  modal: ModalState;
  /** Loads what the modal needs. */
  prepare(): void;
  /** @param before - what has been typed already */
  open(before?: string): void;
  close(): void;
}

/**
 * The modal's life: it is loaded on the first sign that somebody wants to search, and opened when its code
 * and styles are there, also after it was told that they take too long. What is typed until then is not lost.
 *
 * @param settings - of search
 * @param onClosed - called when the modal was closed
 * @returns the modal's state, and what changes it
 */
export function useModal(settings: SearchSettings, onClosed: () => void): ModalControl {
  const [modal, setModal] = useState<ModalState>({state: 'closed'});
  /** Counts openings: a modal that was given up before it was there stays closed. */
  const opening = useRef(0);
  const stopKeeping = useRef<() => string>(() => '');

  const load = useCallback(
    async (onCode?: () => void) => {
      const client = searchClient(settings);
      const code = Promise.all([import('./Modal'), client]);
      if (onCode) code.then(onCode, () => undefined);
      const [[{default: Component}]] = await Promise.all([code, loadStyles(settings.styles.modal)]);
      return Component;
    },
    [settings],
  );

  const prepare = useCallback(() => {
    // What fails here is tried again, and told, when the modal is opened.
    load().catch(() => undefined);
  }, [load]);

  const stopTyping = useCallback(() => {
    const typed = stopKeeping.current();
    stopKeeping.current = () => '';
    return typed;
  }, []);

  const close = useCallback(() => {
    opening.current += 1;
    stopTyping();
    // What is behind the modal takes no focus as long as it is there.
    flushSync(() => setModal({state: 'closed'}));
    onClosed();
  }, [onClosed, stopTyping]);

  const open = useCallback(
    (before = '') => {
      const number = (opening.current += 1);
      stopKeeping.current = keepTyping(close, before + stopTyping());
      setModal({state: 'opening'});
      let hasCode = false;
      const loaded = load(() => (hasCode = true));
      const {href} = window.location;
      let typed: string | undefined;
      const show = (Component: ComponentType<ModalProps>): void => {
        if (number !== opening.current) return;
        // At once: no key may come between what is kept and the field that takes the next one.
        flushSync(() => setModal({state: 'open', Component, typed: typed ?? stopTyping()}));
      };
      inTime(loaded).then(show, async (error: unknown) => {
        const isLate = hasCode && error instanceof DOMException;
        const reason = await reasonOf(isLate ? giveUpStyles(settings.styles.modal, error) : error);
        if (number !== opening.current) return;
        typed = stopTyping();
        if (reason === 'outdated' && leaveOutdated(() => reloadWithQuery(typed ?? ''))) return;
        setModal({state: 'failed', reason, typed});
        // Late: nobody who has gone on wants it.
        const showHere = (Component: ComponentType<ModalProps>): void => {
          if (window.location.href === href) show(Component);
        };
        loaded.then(showHere, () => undefined);
      });
    },
    [load, settings, close, stopTyping],
  );

  useEffect(() => () => void stopKeeping.current(), []);
  return {modal, prepare, open, close};
}

import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import {searchClient} from '@site/src/search/client';
import {isOutdated} from '@site/src/search/client/deployment';
import {keepTyping} from '@site/src/search/client/keyboard';
import {loadStyles, preloadData} from '@site/src/search/client/load';
import type {SearchSettings} from '@site/src/search/client/useSearchSettings';

export interface ModalProps {
  settings: SearchSettings;
  /** What was typed while the modal was loaded. */
  initialQuery: string;
  onClose(): void;
}

/** How long the modal may take to open before a reader is told; in milliseconds. */
const PATIENCE = 15_000;

type ModalState =
  | {state: 'closed' | 'opening'}
  | {state: 'failed'; isOutdated: boolean; typed: string}
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
 * and styles are there. What is typed until then is not lost.
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

  const load = useCallback(async () => {
    settings.names.forEach(preloadData);
    const client = searchClient(settings);
    const [{default: Component}] = await Promise.all([import('./Modal'), loadStyles(settings.styles.modal), client]);
    return Component;
  }, [settings]);

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
    setModal({state: 'closed'});
    onClosed();
  }, [onClosed, stopTyping]);

  const open = useCallback(
    (before = '') => {
      const number = (opening.current += 1);
      stopKeeping.current = keepTyping(close, before + stopTyping());
      setModal({state: 'opening'});
      let typed = '';
      const fail = async (): Promise<void> => {
        const outdated = await isOutdated();
        if (number !== opening.current) return;
        typed += stopTyping();
        setModal({state: 'failed', isOutdated: outdated, typed});
      };
      const timer = setTimeout(() => void fail(), PATIENCE);
      load()
        .then((Component) => {
          if (number !== opening.current) return;
          setModal({state: 'open', Component, typed: typed + stopTyping()});
        }, fail)
        .finally(() => clearTimeout(timer));
    },
    [load, close, stopTyping],
  );

  useEffect(() => () => void stopKeeping.current(), []);
  return {modal, prepare, open, close};
}

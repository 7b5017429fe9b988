import {withTimeout, isOutdated} from '@paydocs/core/client';
import {createErrorNote, refetchScript} from './errorNote';
import {reloadOutdatedPage} from './outdated';

/** An island that a reader has requested. */
export interface Island<Code> {
  /** Imports its code, with `import()`. */
  load: () => Promise<Code>;
  /** Loads what the code needs before it can be rendered. */
  prepare?: (code: Code) => Promise<unknown>;
  show: (code: Code) => unknown;
  /** Message for the reader if it can't be loaded. */
  message: string;
  /** Returns the specific reason, if known: the code may have loaded while something else is missing. */
  getDetail?: (error: unknown, code: Code | undefined) => string | undefined;
  /** Inserts the error note where the reader expects it. */
  showError: (note: HTMLElement) => void;
  /** Checks whether the reader still wants it. */
  isWanted?: () => boolean;
  /** Requests it again. */
  retry: () => void;
  /** Reloads the page, restoring what the reader has typed. This replaces an outdated page. */
  reload?: () => void;
}

/**
 * Loads an island and renders it. If it doesn't load in time, an error note appears. If it loads later, it's still rendered.
 *
 * @param island - what to load, and how to show it
 */
export function openIsland<Code>(island: Island<Code>): void {
  const {isWanted = () => true, reload} = island;
  let code: Code | undefined;
  let note: HTMLElement | undefined;
  const ready = island.load().then(async (loaded) => {
    code = loaded;
    await island.prepare?.(loaded);
    return loaded;
  });
  const show = (loaded: Code): unknown => {
    note?.remove();
    return island.show(loaded);
  };
  withTimeout(ready).then(show, async (error: unknown) => {
    console.error(error);
    // The browser doesn't request pending code again, so only reloading the page helps.
    const isHanging = code === undefined && error instanceof DOMException;
    const detail = island.getDetail?.(error, code);
    const outdated = await isOutdated();
    if (!isWanted() || (outdated && reload && reloadOutdatedPage(reload))) return;
    note = createErrorNote({
      text: island.message,
      outdated,
      detail,
      retry: isHanging
        ? undefined
        : () => {
            note?.remove();
            void refetchScript(error).then(island.retry);
          },
      ...(reload && {reload}),
    });
    island.showError(note);
    ready.then(show, () => undefined);
  });
}

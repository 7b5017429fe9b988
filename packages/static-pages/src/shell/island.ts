import {withTimeout, isPageOutdated} from '@paydocs/core/client';
import {createErrorNote, refetchScript} from './errorNote';
import {reloadOutdatedPage} from './outdated';

/** A request for an island, such as search: functions that load and display it. */
export interface Island<Code> {
  /** Imports the island's code, with `import()`. */
  load: () => Promise<Code>;
  /** Loads the resources that the island needs before it can be rendered. */
  prepare?: (code: Code) => Promise<unknown>;
  show: (code: Code) => unknown;
  /** Error message if the island can't be loaded. */
  message: string;
  /** Returns the specific reason of an error, if known. `code` is undefined if the code itself didn't load. */
  getDetail?: (error: unknown, code: Code | undefined) => string | undefined;
  /** Adds the error note to the page. */
  showError: (note: HTMLElement) => void;
  /** Checks whether the request is still current, so that an error should be displayed. Default: always. */
  isWanted?: () => boolean;
  /** Requests the island again. */
  retry: () => void;
  /** Reloads an outdated page, and restores the reader's input. */
  reload?: () => void;
}

/**
 * Loads an island and renders it. If it doesn't load in time, displays an error note, and renders the island if it
 * loads later. If the page is outdated, may reload it instead.
 *
 * @param island - see {@link Island}
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
    const outdated = await isPageOutdated();
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

import {inTime} from '@paydocs/core/inTime';
import {isOutdated} from '@paydocs/core/isOutdated';
import {failureNote, renew} from './failure';
import {leaveOutdated} from './outdated';

/** An island that a reader has asked for. */
export interface Island<Code> {
  /** Its `import()`. */
  load: () => Promise<Code>;
  /** Loads what the code needs before it can be shown. */
  prepare?: (code: Code) => Promise<unknown>;
  show: (code: Code) => unknown;
  /** What the reader is told if it can't be had. */
  text: string;
  /** Why, if more is known: the code may be there, and something else missing. */
  explain?: (error: unknown, code: Code | undefined) => string | undefined;
  /** Puts the message where the reader looks. */
  tell: (note: HTMLElement) => void;
  /** Whether the reader still wants it. */
  isWanted?: () => boolean;
  /** Asks for it once more. */
  retry: () => void;
  /** Loads the page again, with what the reader has typed: an outdated page is left so. */
  reload?: () => void;
}

/**
 * Loads an island and shows it. What doesn't come in time is told; if it comes later, it is shown all the same.
 *
 * @param island - what to load, and what to do with it
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
  inTime(ready).then(show, async (error: unknown) => {
    console.error(error);
    // The browser doesn't ask twice for code that it waits for: only a page that is loaded again gets it.
    const isHanging = code === undefined && error instanceof DOMException;
    const detail = island.explain?.(error, code);
    const outdated = await isOutdated();
    if (!isWanted() || (outdated && reload && leaveOutdated(reload))) return;
    note = failureNote({
      text: island.text,
      outdated,
      detail,
      retry: isHanging
        ? undefined
        : () => {
            note?.remove();
            void renew(error).then(island.retry);
          },
      ...(reload && {reload}),
    });
    island.tell(note);
    ready.then(show, () => undefined);
  });
}

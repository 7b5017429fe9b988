import {withTimeout, isOutdated} from '@paydocs/core/client';
import {getMessage} from './messages';

/** Options of {@link createErrorNote}. */
interface ErrorNoteOptions {
  /** Message about what didn't load. */
  text: string;
  /** Whether the host has a different version of the site than the reader; `undefined` if it doesn't respond. */
  outdated: boolean | undefined;
  /** The specific reason, if known. */
  detail?: string | undefined;
  /** Retries the request; omitted if only reloading the page helps. */
  retry?: (() => void) | undefined;
  /** Reloads the page. */
  reload?: () => void;
}

/** @returns an alert that explains what didn't load and why, with a button to retry or reload */
export function createErrorNote({text, outdated, detail, retry, reload = reloadPage}: ErrorNoteOptions): HTMLElement {
  const note = Object.assign(document.createElement('div'), {role: 'alert'});
  const reason = outdated === undefined ? getMessage('network') : outdated ? getMessage('outdated') : detail;
  const addReason = (why?: string): string => (why ? `${text.replace(/\.$/, '')}. ${why}` : text);
  const paragraph = Object.assign(document.createElement('p'), {textContent: addReason(reason)});
  const onRetry = outdated ? undefined : retry;
  // Reloading while offline would replace the page with the browser's own error page.
  const reloadIfOnline = async (): Promise<void> => {
    if ((await isOutdated()) !== undefined) reload();
    else paragraph.textContent = addReason(getMessage('network'));
  };
  note.append(
    paragraph,
    Object.assign(document.createElement('button'), {
      className: 'button button--primary',
      textContent: getMessage(onRetry ? 'retry' : 'reload'),
      onclick: onRetry ?? (() => void reloadIfOnline()),
    }),
    ' ',
  );
  return note;
}

const reloadPage = (): void => window.location.reload();

/**
 * Refetches the script of a failed import past the browser's cache, which may contain something else, so that the next
 * import works. Does nothing if the error names no script, and never rejects.
 *
 * @param error - error of an `import()`; the bundler's errors contain the script's URL
 */
export async function refetchScript(error: unknown): Promise<void> {
  const {request} = (error ?? {}) as {request?: unknown};
  if (typeof request === 'string') await withTimeout(fetch(request, {cache: 'reload'})).catch(() => undefined);
}

import {withTimeout, isPageOutdated} from '@paydocs/core/client';
import {getMessage} from './messages';

/** Options of {@link createErrorNote}. */
interface ErrorNoteOptions {
  /** Message that names the content that didn't load. */
  text: string;
  /** True if the page is from an older version of the site, or undefined if the host doesn't respond. */
  outdated: boolean | undefined;
  /** The specific reason, if known. */
  detail?: string | undefined;
  /** Retries the request. Undefined if only reloading the page helps. */
  retry?: (() => void) | undefined;
  /** Reloads the page. By default, only reloads it. */
  reload?: () => void;
}

/** Creates an alert with a message, the reason if it's known, and a button to retry or reload. */
export function createErrorNote({text, outdated, detail, retry, reload = reloadPage}: ErrorNoteOptions): HTMLElement {
  const note = Object.assign(document.createElement('div'), {role: 'alert'});
  const reason = outdated === undefined ? getMessage('network') : outdated ? getMessage('outdated') : detail;
  const addReason = (why?: string): string => (why ? `${text.replace(/\.$/, '')}. ${why}` : text);
  const paragraph = Object.assign(document.createElement('p'), {textContent: addReason(reason)});
  const onRetry = outdated ? undefined : retry;
  // Reloading while offline would replace the page with the browser's own error page.
  const reloadIfOnline = async (): Promise<void> => {
    if ((await isPageOutdated()) !== undefined) reload();
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
 * Fetches the script of a failed import again, and replaces its entry in the browser's cache, so that the next import
 * can succeed. Does nothing if the error has no URL of a script. Never rejects.
 *
 * @param error - error of an `import()`; the bundler's errors contain the script's URL
 */
export async function refetchScript(error: unknown): Promise<void> {
  const {request} = (error ?? {}) as {request?: unknown};
  if (typeof request === 'string') await withTimeout(fetch(request, {cache: 'reload'})).catch(() => undefined);
}

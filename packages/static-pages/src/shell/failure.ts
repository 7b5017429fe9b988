import {inTime} from '@paydocs/core/inTime';
import {isOutdated} from '@paydocs/core/isOutdated';
import {message} from './messages';

/** What {@link failureNote} says. */
interface Failure {
  /** What didn't load. */
  text: string;
  /** Whether the host has another version of the site than the reader; nothing if it doesn't respond. */
  outdated: boolean | undefined;
  /** Why, if more is known than that. */
  detail?: string | undefined;
  /** Tries once more; nothing where only a page that is loaded anew gets what is missing. */
  retry?: (() => void) | undefined;
  /** Loads the page anew. */
  reload?: () => void;
}

/** @returns an element for the page, which says that something didn't load, why, and offers a way on */
export function failureNote({text, outdated, detail, retry, reload = defaultReload}: Failure): HTMLElement {
  const note = document.createElement('div');
  note.setAttribute('role', 'alert');
  const reason = outdated === undefined ? message('network') : outdated ? message('outdated') : detail;
  const paragraph = Object.assign(document.createElement('p'), {
    textContent: reason ? `${text.replace(/\.$/, '')}. ${reason}` : text,
  });
  const again = outdated ? undefined : retry;
  // No page is left for the browser's own error page.
  const leave = async (): Promise<void> => {
    if ((await isOutdated()) !== undefined) reload();
    else paragraph.textContent = `${text.replace(/\.$/, '')}. ${message('network')}`;
  };
  note.append(
    paragraph,
    Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button button--primary',
      textContent: message(again ? 'retry' : 'reload'),
      onclick: again ?? (() => void leave()),
    }),
    ' ',
  );
  return note;
}

const defaultReload = (): void => window.location.reload();

/**
 * Has the browser ask again for a script that it may have kept although it is none.
 *
 * @param error - of an `import()`: the bundler's names the script
 */
export async function renew(error: unknown): Promise<void> {
  const {request} = (error ?? {}) as {request?: unknown};
  if (typeof request === 'string') await inTime(fetch(request, {cache: 'reload'})).catch(() => undefined);
}

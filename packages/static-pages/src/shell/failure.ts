import {inTime} from '@paydocs/core/inTime';
import {isOutdated} from '@paydocs/core/isOutdated';
import {message} from './messages';

/**
 * Says that something didn't load, why, and offers a way on.
 *
 * @param text - what didn't load
 * @param retry - tries once more
 * @returns an element for the page; its button reloads a page that is older than the site
 */
export async function failureNote(text: string, retry: () => void): Promise<HTMLElement> {
  const outdated = await isOutdated();
  const note = document.createElement('div');
  note.setAttribute('role', 'alert');
  const reason = outdated === undefined ? message('network') : outdated ? message('outdated') : '';
  note.append(
    Object.assign(document.createElement('p'), {textContent: reason ? `${text.replace(/\.$/, '')}. ${reason}` : text}),
    Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button button--primary',
      textContent: message(outdated ? 'reload' : 'retry'),
      onclick: outdated ? () => window.location.reload() : retry,
    }),
    ' ',
  );
  return note;
}

/**
 * Has the browser ask again for a script that it may have kept although it is none.
 *
 * @param error - of an `import()`: the bundler's names the script
 */
export async function renew(error: unknown): Promise<void> {
  const {request} = (error ?? {}) as {request?: unknown};
  if (typeof request === 'string') await inTime(fetch(request, {cache: 'reload'})).catch(() => undefined);
}

import {translate} from '@docusaurus/Translate';
import {isOutdated} from '@paydocs/core/isOutdated';

let shown: HTMLElement | undefined;

/** Takes away what {@link showFailure} says. */
export function hideFailure(): void {
  shown?.remove();
  shown = undefined;
}

/**
 * Says above the samples that the form didn't load, why, and offers a way on. The samples stay as they are.
 *
 * @param button - that opens the form
 * @param isCurrent - whether it is still the reader's last attempt
 * @param retry - tries once more; nothing where only a page that is loaded anew gets what is missing
 */
export async function showFailure(
  button: HTMLElement,
  isCurrent: () => boolean,
  retry: (() => void) | undefined,
): Promise<void> {
  const outdated = await isOutdated();
  if (!isCurrent()) return;
  hideFailure();
  const again = outdated ? undefined : retry;
  const text = document.createElement('p');
  text.textContent = outdated
    ? translate({
        id: 'paydocs.builder.outdated',
        message:
          'The form didn’t load: this site was updated after you opened the page. Reload the page to edit the request.',
      })
    : translate({id: 'paydocs.builder.failed', message: 'The form didn’t load. You can copy the sample as it is.'});
  if (outdated === undefined)
    text.append(
      ' ',
      translate({
        id: 'paydocs.reload.away',
        message: 'The server doesn’t respond. Check your network connection.',
      }),
    );
  const action = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button--primary',
    textContent: again
      ? translate({id: 'paydocs.retry', message: 'Retry'})
      : translate({id: 'paydocs.reload', message: 'Reload'}),
    onclick: again ?? (() => void reload(button, isCurrent, retry)),
  });
  shown = document.createElement('div');
  shown.setAttribute('role', 'alert');
  shown.append(text, action);
  button.parentElement?.after(shown);
}

/** No page is left for the browser's own error page. */
async function reload(...failure: Parameters<typeof showFailure>): Promise<void> {
  if ((await isOutdated()) === undefined) await showFailure(...failure);
  else window.location.reload();
}

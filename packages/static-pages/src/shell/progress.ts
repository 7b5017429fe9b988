/** Delay, in milliseconds, before the progress bar appears. */
const DELAY_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

/** Displays a progress bar after a delay, unless {@link hideProgress} is called before. */
export function showProgress(): void {
  hideProgress();
  timer = setTimeout(() => {
    // The classic theme contains the styles of this bar.
    bar = Object.assign(document.createElement('div'), {id: 'nprogress'});
    bar.append(Object.assign(document.createElement('div'), {className: 'bar'}));
    document.body.append(bar);
  }, DELAY_MS);
}

/** Removes the progress bar, and cancels a pending one. */
export function hideProgress(): void {
  clearTimeout(timer);
  bar?.remove();
}

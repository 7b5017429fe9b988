/** Delay in milliseconds before the bar appears. */
const DELAY_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

/** Shows a progress bar if a page takes longer to load. */
export function showProgress(): void {
  hideProgress();
  timer = setTimeout(() => {
    // The classic theme contains the styles of this bar.
    bar = Object.assign(document.createElement('div'), {id: 'nprogress'});
    bar.append(Object.assign(document.createElement('div'), {className: 'bar'}));
    document.body.append(bar);
  }, DELAY_MS);
}

/** Removes the bar. */
export function hideProgress(): void {
  clearTimeout(timer);
  bar?.remove();
}

/** How long the browser may take before readers wonder. */
const DELAY_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

/** Shows a bar when a page takes its time. */
export function showProgress(): void {
  hideProgress();
  timer = setTimeout(() => {
    // The styles are those of the classic theme's bar.
    bar = Object.assign(document.createElement('div'), {id: 'nprogress'});
    bar.append(Object.assign(document.createElement('div'), {className: 'bar'}));
    document.body.append(bar);
  }, DELAY_MS);
}

/** Takes the bar away. */
export function hideProgress(): void {
  clearTimeout(timer);
  bar?.remove();
}

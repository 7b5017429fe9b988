/** Maximum distance, in pixels, between the list of sections and a heading below that counts as reached. */
const REACHED_OFFSET_PX = 24;

/** Highlights the current section's link in the sticky list `[data-sections]`, and scrolls the list to the link. */
export function highlightCurrentSection(): void {
  const list = document.querySelector<HTMLElement>('[data-sections]');
  if (!list) return;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const current = links.find((link) => link.ariaCurrent);
  const next = findCurrentLink(list.getBoundingClientRect().bottom + REACHED_OFFSET_PX, links);
  if (next === current) return;
  current?.removeAttribute('aria-current');
  next?.setAttribute('aria-current', 'true');
  if (next) list.scrollTo({left: next.offsetLeft - list.offsetLeft - list.clientWidth / 3});
}

function findCurrentLink(line: number, links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  // Links to elements in the column next to the text are hidden.
  const visible = links.filter((link) => link.offsetParent !== null);
  const {scrollHeight} = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1) return visible.at(-1);
  const reached = visible.filter(({hash}) => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    return target !== null && target.getBoundingClientRect().top <= line;
  });
  return reached.at(-1);
}

/** So far below the list of sections a heading may stand and still count as reached, in pixels. */
const REACH = 24;

/** Marks the link of the section that is being read, in a list that stays in sight, `[data-sections]`, and keeps it in the list's view. */
export function markSections(): void {
  const list = document.querySelector<HTMLElement>('[data-sections]');
  if (!list) return;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const current = links.find((link) => link.ariaCurrent);
  const next = sectionAt(list.getBoundingClientRect().bottom + REACH, links);
  if (next === current) return;
  current?.removeAttribute('aria-current');
  next?.setAttribute('aria-current', 'true');
  if (next) list.scrollTo({left: next.offsetLeft - list.offsetLeft - list.clientWidth / 3});
}

function sectionAt(line: number, links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  // Links to what stands beside the text are not shown.
  const shown = links.filter((link) => link.offsetParent !== null);
  const {scrollHeight} = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1) return shown.at(-1);
  const reached = shown.filter(({hash}) => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    return target !== null && target.getBoundingClientRect().top <= line;
  });
  return reached.at(-1);
}

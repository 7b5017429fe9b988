/** So far below the list of sections a heading may stand and still count as reached, in pixels. */
const REACH = 24;

/**
 * Marks the link of the section that is being read, in a list that stays in sight, and keeps it in the list's view.
 *
 * @param list - links to headings of the page, in their order
 * @returns a function that stops it
 */
export function markSections(list: HTMLElement): () => void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  let current: HTMLAnchorElement | undefined;
  let frame = 0;

  const update = (): void => {
    frame = 0;
    const next = sectionAt(list.getBoundingClientRect().bottom + REACH, links);
    if (next === current) return;
    current?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'true');
    current = next;
    if (next) list.scrollTo({left: next.offsetLeft - list.offsetLeft - list.clientWidth / 3});
  };
  const scroll = (): void => {
    frame ||= requestAnimationFrame(update);
  };
  window.addEventListener('scroll', scroll, {passive: true});
  window.addEventListener('resize', scroll, {passive: true});
  update();
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', scroll);
    window.removeEventListener('resize', scroll);
  };
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

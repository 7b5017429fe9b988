const ACTIVE = 'table-of-contents__link--active';

/** Marks the link of the section that is being read in the table of contents, as the classic theme does. */
export function markContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-highlight')];
  if (links.length === 0) return;
  const active = linkAt(links);
  for (const link of links) link.classList.toggle(ACTIVE, link === active);
}

/** @returns the link of the first heading in the upper half of the window, or of the one before */
function linkAt(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const top = document.querySelector('.navbar')?.clientHeight ?? 0;
  const placed = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{link, box: heading.getBoundingClientRect()}] : [];
  });
  const next = placed.findIndex(({box}) => box.top >= top);
  const isNear = next !== -1 && placed[next]!.box.bottom < window.innerHeight / 2;
  return (next === -1 ? placed.at(-1) : placed[isNear ? next : next - 1])?.link;
}

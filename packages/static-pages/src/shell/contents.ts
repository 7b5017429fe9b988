const ACTIVE_CLASS = 'table-of-contents__link--active';

/** Highlights the current section's link in the table of contents, as the classic theme does. */
export function highlightTableOfContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-highlight')];
  const active = findActiveLink(links);
  for (const link of links) link.classList.toggle(ACTIVE_CLASS, link === active);
}

/** Returns the link to the first heading in the upper half of the window, or else to the last heading above. */
function findActiveLink(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const top = document.querySelector('.navbar')?.clientHeight ?? 0;
  const positions = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{link, box: heading.getBoundingClientRect()}] : [];
  });
  const next = positions.findIndex(({box}) => box.top >= top);
  const isNear = next !== -1 && positions[next]!.box.bottom < window.innerHeight / 2;
  return (next === -1 ? positions.at(-1) : positions[isNear ? next : next - 1])?.link;
}

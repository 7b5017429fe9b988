/** Docusaurus' router, or an island, has put something into the document. */
const PAGE_SHOWN = 'docs:page';

/** Has the shell put what is new in the document into the state that reader and URL ask for. */
export const announcePage = (): void => void document.dispatchEvent(new Event(PAGE_SHOWN));

/** @param act - called whenever something is new in the document */
export const onPageShown = (act: () => void): void => document.addEventListener(PAGE_SHOWN, act);

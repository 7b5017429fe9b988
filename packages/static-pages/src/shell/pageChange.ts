/** Name of the event that Docusaurus's router or an island has added elements to the document. */
const PAGE_CHANGE_EVENT = 'docs:page';

/** Notifies the shell of new elements, which it updates to match the reader's choices and the URL. */
export const notifyPageChange = (): void => void document.dispatchEvent(new Event(PAGE_CHANGE_EVENT));

/**
 * Registers a listener that is called whenever {@link notifyPageChange} reports new elements.
 *
 * @param listener - called after the elements have been added
 */
export const onPageChange = (listener: () => void): void => document.addEventListener(PAGE_CHANGE_EVENT, listener);

import {useLayoutEffect, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * DocSearch calls its modal a button. For who hears the page it is a dialog. Where there is an assistant,
 * a button below the field leads to it: this version of DocSearch knows none.
 *
 * @param container - what holds the modal
 * @param label - what it is called
 * @param onAsk - opens the assistant with what was typed; nothing where there is none
 */
export function useDialog(
  container: RefObject<HTMLElement | null>,
  label: string,
  onAsk?: (query: string) => void,
): void {
  useLayoutEffect(() => {
    const modal = container.current?.querySelector('.DocSearch-Container');
    if (!modal) return undefined;
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex']) modal.removeAttribute(name);
    // Its header and footer are not those of the page.
    for (const part of modal.querySelectorAll('header, footer')) part.setAttribute('role', 'presentation');
    modal.setAttribute('role', 'dialog');
    modal.setAttribute('aria-modal', 'true');
    modal.setAttribute('aria-label', label);
    // DocSearch names lists that are not there yet, or not any more, anew with each answer.
    const parts = [modal, ...modal.querySelectorAll('.DocSearch-Input')];
    const forget = (): void => parts.forEach((part) => part.removeAttribute('aria-controls'));
    forget();
    const observer = new MutationObserver(forget);
    for (const part of parts) observer.observe(part, {attributeFilter: ['aria-controls']});
    const lists = new MutationObserver(() => nameLists(modal));
    lists.observe(modal, {childList: true, subtree: true, characterData: true});
    nameLists(modal);
    const removeAssistant = onAsk && addAssistant(modal, onAsk);
    return () => {
      observer.disconnect();
      lists.disconnect();
      removeAssistant?.();
    };
  }, [container, label, onAsk]);
}

/** Options of a list box hold nothing that can be used. Items of a tree may hold links and buttons. */
function nameLists(modal: Element): void {
  for (const list of modal.querySelectorAll('.DocSearch-Hits > ul')) {
    const name = list.previousElementSibling?.textContent ?? '';
    if (list.getAttribute('aria-label') !== name) list.setAttribute('aria-label', name);
    list.setAttribute('role', 'tree');
    list.removeAttribute('aria-labelledby');
    for (const item of list.children) item.setAttribute('role', 'treeitem');
  }
}

function addAssistant(modal: Element, onAsk: (query: string) => void): () => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'search-assistant';
  button.textContent = translate({id: 'paydocs.search.ask', message: 'Ask AI'});
  button.addEventListener('click', () => {
    onAsk(modal.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '');
  });
  modal.querySelector('.DocSearch-Dropdown')?.before(button);
  return () => button.remove();
}

import {useLayoutEffect, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * Makes screen readers announce DocSearch's modal as a dialog, instead of as a button. Also adds a button for the
 * assistant below the field, because this version of DocSearch has none.
 *
 * @param container - ref of the element that contains the modal
 * @param label - accessible name of the dialog
 * @param onAsk - opens the assistant with the typed query; `undefined` if there's no assistant
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
    // The header and footer of the modal aren't landmarks of the page.
    for (const part of modal.querySelectorAll('header, footer')) part.setAttribute('role', 'presentation');
    modal.setAttribute('role', 'dialog');
    modal.setAttribute('aria-modal', 'true');
    modal.setAttribute('aria-label', label);
    // After each result, DocSearch refers to lists that don't exist yet or no longer exist.
    const parts = [modal, ...modal.querySelectorAll('.DocSearch-Input')];
    const removeControls = (): void => parts.forEach((part) => part.removeAttribute('aria-controls'));
    removeControls();
    const observer = new MutationObserver(removeControls);
    for (const part of parts) observer.observe(part, {attributeFilter: ['aria-controls']});
    const lists = new MutationObserver(() => convertListsToTrees(modal));
    lists.observe(modal, {childList: true, subtree: true, characterData: true});
    convertListsToTrees(modal);
    const removeAssistant = onAsk && addAssistantButton(modal, onAsk);
    return () => {
      observer.disconnect();
      lists.disconnect();
      removeAssistant?.();
    };
  }, [container, label, onAsk]);
}

/**
 * Turns DocSearch's list boxes into labeled trees, because tree items, unlike options, can contain links and buttons.
 */
function convertListsToTrees(modal: Element): void {
  for (const list of modal.querySelectorAll('.DocSearch-Hits > ul')) {
    const name = list.previousElementSibling?.textContent ?? '';
    if (list.getAttribute('aria-label') !== name) list.setAttribute('aria-label', name);
    list.setAttribute('role', 'tree');
    list.removeAttribute('aria-labelledby');
    for (const item of list.children) item.setAttribute('role', 'treeitem');
  }
}

function addAssistantButton(modal: Element, onAsk: (query: string) => void): () => void {
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

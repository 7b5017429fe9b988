/**
 * Filters the entries of a page while the reader types. Displays only entries that contain the text, and their
 * headings.
 *
 * @param field - text field of the filter
 */
export function filterEntries(field: Element): void {
  const update = (): void => {
    const text = (field as HTMLInputElement).value.trim().toLowerCase();
    let heading: HTMLElement | undefined;
    let isEmpty = true;
    for (const element of field.closest('.markdown')?.querySelectorAll<HTMLElement>('h2, .entry') ?? []) {
      if (element.tagName === 'H2') {
        heading = element;
        setVisible(heading, text === '');
        continue;
      }
      const isMatch = element.textContent.toLowerCase().includes(text);
      setVisible(element, isMatch);
      if (!isMatch) continue;
      isEmpty = false;
      if (heading) setVisible(heading, true);
    }
    for (const message of document.querySelectorAll<HTMLElement>('[data-no-entry]')) message.hidden = !isEmpty;
  };
  field.addEventListener('input', update);
  // The reader may have typed before this code arrived.
  update();
}

/** Shows or hides an element with an inline style, which overrides the `display` property of style sheets. */
function setVisible(element: HTMLElement, isShown: boolean): void {
  element.style.display = isShown ? '' : 'none';
}

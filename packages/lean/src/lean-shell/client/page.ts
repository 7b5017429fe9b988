import type {ReactElement} from 'react';
import {createElement} from 'react';

/** What the server put into the document for a page that stays as it came. */
export interface StaticPage {
  /** The head's tags that React would otherwise take away: it manages them and doesn't know the page. */
  head: ReactElement[];
  /** Classes of the `html` element that the page's own components gave it. */
  htmlClass: string;
  /** The page itself. */
  content: readonly Node[];
  /** Whether its end came, too. */
  isWhole: boolean;
}

/** Marks the element whose content React leaves alone. */
export const REGION = 'static-page';
/** Marks the last thing in it. */
const END = 'data-end';

/** Classes that the frame itself gives to the `html` element. */
const FRAME_CLASS = /^(?:docs-wrapper|plugin-.*)$/;

/**
 * Reads the page that the browser loaded, before React takes over its frame.
 *
 * @param document - the document as it came
 * @returns the page, or nothing when the document holds none
 */
export function readStaticPage(document: Document): StaticPage | undefined {
  const region = document.getElementById(REGION);
  if (!region) return undefined;
  const tags = [...document.head.querySelectorAll('title, [data-rh]:not(style)')];
  return {
    head: tags.map((tag, key) => {
      const attributes = Object.fromEntries(
        [...tag.attributes].filter(({name}) => name !== 'data-rh').map(({name, value}) => [name, value]),
      );
      return createElement(tag.localName, {...attributes, key}, tag.textContent || undefined);
    }),
    htmlClass: [...document.documentElement.classList].filter((name) => !FRAME_CLASS.test(name)).join(' '),
    content: [...region.childNodes],
    isWhole: region.querySelector(`:scope > [${END}]`) !== null,
  };
}

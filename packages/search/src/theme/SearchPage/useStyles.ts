import {useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** How long a reader waits for the look of a page that works without it; in milliseconds. */
const PATIENCE = 2000;

/**
 * The styles of a page that a reader comes to from another: without them, it would be shown twice. What the server
 * made stands below its style sheet, for which the browser waits.
 *
 * @returns whether the page can be shown, and what its style sheet tells
 */
export function useStyles(): {isStyled: boolean; onLoad: () => void; onError: () => void} {
  const isBrowser = useIsBrowser();
  const [isStyled, setStyled] = useState(!isBrowser);
  const show = (): void => setStyled(true);

  useEffect(() => {
    const timer = setTimeout(show, PATIENCE);
    return () => clearTimeout(timer);
  }, []);

  return {isStyled, onLoad: show, onError: show};
}

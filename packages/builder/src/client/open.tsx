import {createRoot, type Root} from 'react-dom/client';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {RequestData, RequestState} from '../data';
import type {OutputTypes} from '../graphqlForm';
import {fromFragment, holdsRequest} from '../form/fragment';
import {Builder} from './Builder';

/** How long a file may take to come; in milliseconds. */
const PATIENCE = 8000;

/** What a reader filled in on each page, for when the form is opened again. */
const left = new Map<string, RequestState>();
let opened: {root: Root; place: HTMLElement; hash: string} | undefined;

/**
 * Opens the form of a page's operation, with the request in the page's URL if there is one.
 *
 * @returns when the form is there; fails when one of its files doesn't come
 */
export async function openBuilder(): Promise<void> {
  const {pathname} = window.location;
  const data = await load<RequestData>(`${pathname.replace(/\/?$/, '/')}request.json`);
  const [types] = await Promise.all([
    data.graphql ? load<OutputTypes>(data.graphql.types) : {},
    loadStyles(data.styles),
  ]);
  if (window.location.pathname === pathname) show(data, types, pathname);
}

function show(data: RequestData, types: OutputTypes, pathname: string): void {
  const {hash} = window.location;
  const linked = fromFragment(hash, data);
  const before = opened?.hash ?? (holdsRequest(hash) ? '' : hash);
  opened?.root.unmount();
  opened?.place.remove();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  opened = {root, place, hash: before};
  const onClose = (state: RequestState): void => {
    left.set(pathname, state);
    opened = undefined;
    root.unmount();
    place.remove();
    window.history.replaceState(window.history.state, '', `${pathname}${window.location.search}${before}`);
  };
  const common = {data, types, onClose};
  root.render(
    // What a link says may be nothing that the form can show.
    <ErrorBoundary fallback={() => <Builder {...common} begin={undefined} isBroken={linked !== undefined} />}>
      <Builder {...common} begin={linked ?? left.get(pathname)} isBroken={holdsRequest(hash) && !linked} />
    </ErrorBoundary>,
  );
}

async function load<Content>(address: string): Promise<Content> {
  const response = await fetch(address, {signal: AbortSignal.timeout(PATIENCE)});
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
  return (await response.json()) as Content;
}

/** The form without its styles would stand in the way of the page. */
function loadStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
    const fail = (): void => {
      link.remove();
      reject(new Error(`${href} couldn't be loaded.`));
    };
    const timer = setTimeout(fail, PATIENCE);
    link.onerror = fail;
    link.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.head.append(link);
  });
}

import {createRoot, type Root} from 'react-dom/client';
import {Boundary} from '@paydocs/static-pages/islands/Boundary';
import type {RequestData, RequestState} from '../data';
import type {OutputTypes} from '../graphqlForm';
import {fromFragment, holdsRequest} from '../form/fragment';
import {Builder} from './Builder';
import {replaceUrl} from '@paydocs/static-pages/islands/replaceUrl';

/** How long all files may take to come; in milliseconds. It ends before a reader is told, so that Retry asks anew. */
const PATIENCE = 7000;

/** What a reader filled in on each page, for when the form is opened again. */
const left = new Map<string, RequestState>();
let isStyled = false;
let opened: {root: Root; place: HTMLElement; hash: string} | undefined;

/**
 * Opens the form of a page's operation, with the request in the page's URL if there is one.
 *
 * @returns when the form is there; fails when one of its files doesn't come
 */
export async function openBuilder(): Promise<void> {
  const {pathname} = window.location;
  const signal = AbortSignal.timeout(PATIENCE);
  const data = await load<RequestData>(`${pathname.replace(/\/?$/, '/')}request.json`, signal);
  const [types] = await Promise.all([
    data.graphql ? load<OutputTypes>(data.graphql.types, signal) : {},
    loadStyles(data.styles, signal),
  ]);
  if (window.location.pathname === pathname) show(data, types, pathname);
}

function show(data: RequestData, types: OutputTypes, pathname: string): void {
  const {hash} = window.location;
  const linked = fromFragment(hash, data, types);
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
    // A damaged link stays where it can be mended.
    if (linked || window.location.hash !== hash) replaceUrl(`${pathname}${window.location.search}${before}`);
  };
  const common = {data, types, onClose};
  root.render(
    // What a link says may be nothing that the form can show.
    <Boundary fallback={() => <Builder {...common} begin={undefined} isBroken={linked !== undefined} />}>
      <Builder {...common} begin={linked ?? left.get(pathname)} isBroken={holdsRequest(hash) && !linked} />
    </Boundary>,
  );
}

async function ask(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
  return response;
}

async function load<Content>(address: string, signal: AbortSignal): Promise<Content> {
  return (await (await ask(address, signal)).json()) as Content;
}

/** The form without its styles would stand in the way of the page. */
async function loadStyles(href: string, signal: AbortSignal): Promise<void> {
  if (isStyled) return;
  const response = await ask(href, signal);
  if (!response.headers.get('Content-Type')?.startsWith('text/css')) throw new Error(`${href} isn't a style sheet.`);
  // Not by a link: a browser doesn't ask twice for one that it waits for.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  document.adoptedStyleSheets.push(sheet);
  isStyled = true;
}

import {ErrorBoundary, createIslandRoot, replaceUrl, type IslandRoot} from '@paydocs/static-pages/shell';
import type {RequestData, RequestState} from '../data';
import type {OutputTypes} from '../graphqlForm';
import {decodeRequestFragment, isRequestFragment} from '../form/fragment';
import {RequestForm} from './RequestForm';

/** Timeout in milliseconds for all files, shorter than the shell's timeout, so that Retry sends new requests. */
const LOAD_TIMEOUT_MS = 7000;

/** Reader's request on each page, which is restored when the form is opened again. */
const savedStatesByPath = new Map<string, RequestState>();
let isStyled = false;
let opened: {root: IslandRoot; container: HTMLElement; hash: string} | undefined;

/**
 * Opens the form of a page's operation, with the request from the page's URL if there is one.
 *
 * @returns a promise that resolves when the form is rendered, and rejects if a file can't be loaded
 */
export async function showRequestForm(): Promise<void> {
  const {pathname} = window.location;
  const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS);
  const data = await fetchJson<RequestData>(`${pathname.replace(/\/?$/, '/')}request.json`, signal);
  const [types] = await Promise.all([
    data.graphql ? fetchJson<OutputTypes>(data.graphql.types, signal) : {},
    loadStyles(data.styles, signal),
  ]);
  if (window.location.pathname === pathname) renderForm(data, types, pathname);
}

function renderForm(data: RequestData, types: OutputTypes, pathname: string): void {
  const {hash} = window.location;
  const linkedState = decodeRequestFragment(hash, data, types);
  const previousHash = opened?.hash ?? (isRequestFragment(hash) ? '' : hash);
  opened?.root.unmount();
  opened?.container.remove();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createIslandRoot(container);
  opened = {root, container, hash: previousHash};
  const onClose = (state: RequestState): void => {
    savedStatesByPath.set(pathname, state);
    opened = undefined;
    root.unmount();
    container.remove();
    // A damaged link stays in the address bar, where the reader can fix it.
    if (linkedState || window.location.hash !== hash) replaceUrl(`${pathname}${window.location.search}${previousHash}`);
  };
  const common = {data, types, onClose};
  root.render(
    // A link may contain a request that crashes the form.
    <ErrorBoundary fallback={() => <RequestForm {...common} begin={undefined} isBroken={linkedState !== undefined} />}>
      <RequestForm
        {...common}
        begin={linkedState ?? savedStatesByPath.get(pathname)}
        isBroken={isRequestFragment(hash) && !linkedState}
      />
    </ErrorBoundary>,
  );
}

async function fetchFile(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, {signal});
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return response;
}

async function fetchJson<Content>(url: string, signal: AbortSignal): Promise<Content> {
  return (await (await fetchFile(url, signal)).json()) as Content;
}

/** Loads the form's style sheet once. A form without styles would obstruct the page. */
async function loadStyles(href: string, signal: AbortSignal): Promise<void> {
  if (isStyled) return;
  const response = await fetchFile(href, signal);
  if (!response.headers.get('Content-Type')?.startsWith('text/css')) throw new Error(`${href} isn't a style sheet.`);
  // Don't use a link element: a browser doesn't request a pending style sheet again.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  document.adoptedStyleSheets.push(sheet);
  isStyled = true;
}

/** Everything that tools ask about one site. */
import path from 'node:path';
import {serverUrl} from '@paydocs/reference/rest/samples/request';
import {eachOperation, type Operation, type PathItem} from '@paydocs/specs/openapi/document';
import {openDocs, type Source} from './docs/open';
import {Pages, type Page} from './docs/pages';
import {Specifications} from './docs/specifications';
import {Searcher} from './search/searcher';

/** An operation of the REST API with its place. */
export interface RestCall {
  id: string;
  method: string;
  path: string;
  operation: Operation;
  item: PathItem;
}

/** An event that the API sends. */
export interface RestEvent {
  type: string;
  id: string;
  operation: Operation;
}

/** The documentation of a site, and its APIs. */
export class Site {
  readonly pages: Pages;
  readonly specifications: Specifications;
  readonly searcher: Searcher;
  private read: {calls: Map<string, RestCall>; events: Map<string, RestEvent>} | undefined;
  private readonly byCall: ReadonlyMap<string, Page>;

  /** @param source - the documentation as it was found */
  constructor({files, name, searchIndex}: Source) {
    this.pages = new Pages(files);
    this.specifications = new Specifications(files, path.basename(name));
    this.byCall = new Map(this.pages.all.flatMap((page) => (page.call === undefined ? [] : [[page.call, page]])));
    this.searcher = new Searcher(this.pages, searchIndex, () => this.identifiers());
  }

  /** Operations of the REST API by their ids; a `ToolError` is thrown if there is no such API. */
  get calls(): ReadonlyMap<string, RestCall> {
    return this.operations.calls;
  }

  /** Events of the REST API by their types; a `ToolError` is thrown if there is no such API. */
  get events(): ReadonlyMap<string, RestEvent> {
    return this.operations.events;
  }

  /** @returns the page of an operation or of an event */
  pageOf(what: RestCall | RestEvent): Page | undefined {
    if ('type' in what) return this.byCall.get(`Webhook ${what.type}`);
    const {method, path, operation, item} = what;
    const server = serverUrl(this.specifications.rest.document, operation, item);
    const exact = this.byCall.get(`${method} ${server}${path}`);
    // Pages know the whole address of a server that a description names by its path alone.
    const [similar] = [...this.byCall]
      .filter(([call]) => call.startsWith(`${method} `) && call.endsWith(path))
      .sort(([one], [other]) => one.length - other.length);
    return exact ?? similar?.[1];
  }

  private get operations(): {calls: Map<string, RestCall>; events: Map<string, RestEvent>} {
    if (this.read === undefined) {
      const [calls, events] = [new Map<string, RestCall>(), new Map<string, RestEvent>()];
      eachOperation(this.specifications.rest.document, (operation, item, place) => {
        const method = place.method.toUpperCase();
        if ('webhook' in place) {
          events.set(place.webhook, {type: place.webhook, id: operation.operationId ?? place.webhook, operation});
        } else {
          const id = operation.operationId ?? `${place.method} ${place.path}`;
          calls.set(id, {id, method, path: place.path, operation, item});
        }
      });
      this.read = {calls, events};
    }
    return this.read;
  }

  /** Without a description that can be read, pages are found by their texts alone. */
  private get known(): Pick<Site, 'calls' | 'events'> {
    try {
      return this.operations;
    } catch {
      return {calls: new Map(), events: new Map()};
    }
  }

  private identifiers(): ReadonlyMap<Page | undefined, readonly string[]> {
    const {calls, events} = this.known;
    return new Map([
      ...[...calls.values()].map((call) => [this.pageOf(call), [call.id, `${call.method} ${call.path}`]] as const),
      ...[...events.values()].map((event) => [this.pageOf(event), [event.type, event.id]] as const),
    ]);
  }
}

/**
 * @param place - path of a `docs.zip`, or of the folder of a built site
 * @returns the site
 * @throws ToolError if there is no documentation, or if it can't be read
 */
export const openSite = (place: string): Site => new Site(openDocs(place));

/** Opens sites, and provides their data to tools. */
import path from 'node:path';
import {getServerUrl} from '@paydocs/reference/samples';
import {forEachOperation, type Operation, type PathItem} from '@paydocs/specs';
import {openDocs, type DocsSource} from './docs/openDocs';
import {Pages, type Page} from './docs/pages';
import {Specifications} from './docs/specifications';
import {Searcher} from './search/searcher';

/** An operation of the REST API. */
export interface RestCall {
  id: string;
  method: string;
  path: string;
  operation: Operation;
  item: PathItem;
}

/** A webhook event that the API sends. */
interface RestEvent {
  type: string;
  id: string;
  operation: Operation;
}

/** The documentation of a site, its specifications, and its search. */
export class Site {
  readonly pages: Pages;
  readonly specifications: Specifications;
  readonly searcher: Searcher;
  private parsed: {calls: Map<string, RestCall>; events: Map<string, RestEvent>} | undefined;
  private readonly pagesByCall: ReadonlyMap<string, Page>;

  /**
   * Parses the pages of the documentation.
   *
   * @param source - files of the documentation
   */
  constructor({files, name, searchIndex}: DocsSource) {
    this.pages = new Pages(files);
    this.specifications = new Specifications(files, path.basename(name));
    this.pagesByCall = new Map(this.pages.all.flatMap((page) => (page.call === undefined ? [] : [[page.call, page]])));
    this.searcher = new Searcher(this.pages, searchIndex, () => this.identifiers());
  }

  /** Operations of the REST API, by ID. Throws a `ToolError` if the site has no REST API. */
  get calls(): ReadonlyMap<string, RestCall> {
    return this.operations.calls;
  }

  /** Events of the REST API, by type. Throws a `ToolError` if the site has no REST API. */
  get events(): ReadonlyMap<string, RestEvent> {
    return this.operations.events;
  }

  /** Returns the page of an operation or event, or undefined if there's none. */
  findPage(what: RestCall | RestEvent): Page | undefined {
    if ('type' in what) return this.pagesByCall.get(`Webhook ${what.type}`);
    const {method, path, operation, item} = what;
    const server = getServerUrl(this.specifications.rest.document, operation, item);
    const exactMatch = this.pagesByCall.get(`${method} ${server}${path}`);
    // Pages have the absolute server URL, even if the OpenAPI document has only a path.
    const [similarMatch] = [...this.pagesByCall]
      .filter(([call]) => call.startsWith(`${method} `) && call.endsWith(path))
      .sort(([one], [other]) => one.length - other.length);
    return exactMatch ?? similarMatch?.[1];
  }

  private get operations(): {calls: Map<string, RestCall>; events: Map<string, RestEvent>} {
    if (this.parsed === undefined) {
      const [calls, events] = [new Map<string, RestCall>(), new Map<string, RestEvent>()];
      forEachOperation(this.specifications.rest.document, (operation, item, location) => {
        const method = location.method.toUpperCase();
        if ('webhook' in location) {
          events.set(location.webhook, {
            type: location.webhook,
            id: operation.operationId ?? location.webhook,
            operation,
          });
        } else {
          const id = operation.operationId ?? `${location.method} ${location.path}`;
          calls.set(id, {id, method, path: location.path, operation, item});
        }
      });
      this.parsed = {calls, events};
    }
    return this.parsed;
  }

  /** Operations and events for search. Empty if the OpenAPI document can't be read. */
  private get operationsOrNone(): Pick<Site, 'calls' | 'events'> {
    try {
      return this.operations;
    } catch {
      return {calls: new Map(), events: new Map()};
    }
  }

  private identifiers(): ReadonlyMap<Page | undefined, readonly string[]> {
    const {calls, events} = this.operationsOrNone;
    return new Map([
      ...[...calls.values()].map((call) => [this.findPage(call), [call.id, `${call.method} ${call.path}`]] as const),
      ...[...events.values()].map((event) => [this.findPage(event), [event.type, event.id]] as const),
    ]);
  }
}

/**
 * Opens the documentation of a site.
 *
 * @param docsPath - path of a `docs.zip`, of the folder of a built site, or of an unpacked `docs.zip`
 * @throws ToolError if the path has no documentation or can't be read
 */
export const openSite = (docsPath: string): Site => new Site(openDocs(docsPath));

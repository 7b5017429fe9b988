/** Parses and finds the pages of the documentation. */
import {findSuggestion} from '@paydocs/core';
import {ToolError} from '../toolError';

export const AREAS = ['guides', 'rest', 'graphql'] as const;
export type Area = (typeof AREAS)[number];

/** A page as Markdown. */
export interface Page {
  /** Path of the file without its extension, such as `apis/rest/payments-create`. */
  path: string;
  title: string;
  description: string;
  /** Absolute URL, or an empty string if the front matter has none. */
  url: string;
  area: Area;
  /** Operation or event that the page describes, such as `POST https://…/payments` or `Webhook payment.succeeded`. */
  call?: string;
  /** Markdown before the body: front matter, a link to the list of all pages, and the title. */
  head: string;
  body: string;
}

/** All pages of a site, which can be found by path or URL. */
export class Pages {
  readonly all: readonly Page[];
  private readonly byPath: ReadonlyMap<string, Page>;
  /** Origin of the site, and its base path without slashes at the ends. */
  private readonly site: {origin: string; base: string};

  /**
   * Parses the Markdown files of the documentation.
   *
   * @param files - content of each file, by path in the archive of the site
   */
  constructor(files: ReadonlyMap<string, string>) {
    const read = [...files].flatMap(([file, text]) => (file.endsWith('.md') ? [parsePage(file, text)] : []));
    const getArea = createAreaFinder(files, read);
    this.all = read.map((page) => ({...page, area: getArea(page.path)}));
    this.byPath = new Map(this.all.map((page) => [page.path, page]));
    const home = this.byPath.get('index')?.url ?? '';
    const {origin, pathname} = URL.canParse(home) ? new URL(home) : {origin: '', pathname: '/'};
    this.site = {origin, base: pathname.replace(/^\/|\/$/g, '')};
  }

  /**
   * Finds a page by its path or URL.
   *
   * @param address - path or absolute URL of a page, of its Markdown, or of one of its parts
   * @returns the page, and the number of the part if the path is a part's
   * @throws ToolError if the page doesn't exist
   */
  find(address: string): {page: Page; part?: number} {
    const path = this.normalizePath(address);
    const page = this.get(path);
    if (page) return {page};
    const [, start = '', partNumber] = /^(.*?)\/?index-(\d{1,3})$/.exec(path) ?? [];
    const mainPage = partNumber === undefined ? undefined : this.get(start);
    if (mainPage) return {page: mainPage, part: Number(partNumber)};
    const similar = findSuggestion(path, this.byPath.keys()) ?? this.findSameName(path);
    throw new ToolError(
      `There's no page "${truncate(address)}". ${similar === undefined ? 'Find pages with the search tool.' : `Did you mean "${similar}"?`}`,
    );
  }

  /** Returns the page with a path such as `/getting-started/`, with or without the site's base path, or undefined. */
  get(path: string): Page | undefined {
    const clean = path.replace(/^\/+|\/+$/g, '');
    const {base} = this.site;
    const relative = clean === base ? '' : clean.startsWith(`${base}/`) ? clean.slice(base.length + 1) : clean;
    return this.byPath.get(clean === '' || relative === '' ? 'index' : relative) ?? this.byPath.get(clean);
  }

  private normalizePath(address: string): string {
    let path = address.trim();
    if (/^[a-z][a-z0-9+.-]*:/i.test(path)) {
      const url = URL.canParse(path) ? new URL(path) : undefined;
      if (url === undefined || (this.site.origin !== '' && url.origin !== this.site.origin))
        throw new ToolError(
          `"${truncate(address)}" isn't a URL in this documentation${this.site.origin && `: its URLs start with ${this.site.origin}/`}. Find pages with the search tool.`,
        );
      path = url.pathname;
    }
    path = path.replace(/[?#].*$/s, '');
    try {
      path = decodeURIComponent(path);
    } catch {
      throw new ToolError(
        `"${truncate(address)}" isn't a URL: it contains an invalid % escape. Use the path that search returns.`,
      );
    }
    return path
      .replace(/\/+/g, '/')
      .replace(/^\/|\/$/g, '')
      .replace(/\.md$/, '')
      .replace(/\/index$/, '');
  }

  /** Returns the path of a page with the same last segment, or undefined if there's none. */
  private findSameName(path: string): string | undefined {
    const name = path.split('/').at(-1) ?? '';
    return name === '' ? undefined : [...this.byPath.keys()].find((known) => known.split('/').at(-1) === name);
  }
}

/** Truncates input for a message. */
const truncate = (text: string): string => (text.length > 80 ? `${text.slice(0, 77)}…` : text);

function parsePage(file: string, text: string): Omit<Page, 'area'> {
  const path = file.replace(/\.md$/, '');
  const [frontMatterBlock = '', front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  const fields = new Map(
    [...front.matchAll(/^(\w+): (.*)$/gm)].map(([, name = '', value = '']) => [name, parseFrontMatterValue(value)]),
  );
  const content = text.slice(frontMatterBlock.length);
  const [heading = '', title] = /^(?:\s*>[^\n]*\n)?\s*# ([^\n]*)\n?/.exec(content) ?? [];
  const body = content.slice(heading.length).trim();
  const [, method, address, event] = /^([A-Z]+) `([^`\s]+)`|^Webhook `+ ?([^`]+?) ?`+/.exec(body) ?? [];
  const call = event === undefined ? (method === undefined ? undefined : `${method} ${address}`) : `Webhook ${event}`;
  return {
    path,
    title: fields.get('title') ?? title ?? path,
    description: fields.get('description') ?? '',
    url: fields.get('url') ?? '',
    head: `${frontMatterBlock}${heading}`.trim(),
    body,
    ...(call !== undefined && {call}),
  };
}

function parseFrontMatterValue(value: string): string {
  try {
    return String(JSON.parse(value));
  } catch {
    return value;
  }
}

/**
 * Creates a function that returns the area of a page, by path. Each folder with an index is an area. The REST reference
 * has pages about operations, and the GraphQL reference has the folders `operations` or `types`. All others are guides.
 */
function createAreaFinder(
  files: ReadonlyMap<string, string>,
  pages: readonly Omit<Page, 'area'>[],
): (path: string) => Area {
  const folders = [...files.keys()].flatMap((name) => /^(.+)\/llms\.txt$/.exec(name)?.[1] ?? []);
  const areaFolders = folders.map((folder): [folder: string, area: Area] => {
    const folderPages = pages.filter(({path}) => path.startsWith(`${folder}/`));
    if (folderPages.some(({call}) => call !== undefined)) return [folder, 'rest'];
    return [
      folder,
      folderPages.some(({path}) => /^(?:operations|types)\//.test(path.slice(folder.length + 1)))
        ? 'graphql'
        : 'guides',
    ];
  });
  return (path) => areaFolders.find(([folder]) => path === folder || path.startsWith(`${folder}/`))?.[1] ?? 'guides';
}

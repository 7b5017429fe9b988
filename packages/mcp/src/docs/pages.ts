/** The pages of the documentation, by their addresses. */
import {nearest} from '@paydocs/core/nearest';
import {ToolError} from '../toolError';

export const AREAS = ['guides', 'rest', 'graphql'] as const;
export type Area = (typeof AREAS)[number];

/** A page as Markdown. */
export interface Page {
  /** Path of its file without the ending, as it is asked for: `apis/rest/payments-create`. */
  path: string;
  title: string;
  description: string;
  /** Whole address; empty if the page doesn't say it. */
  url: string;
  area: Area;
  /** What its first line calls, where it is about a call: `POST https://…/payments`, or `Webhook payment.succeeded`. */
  call?: string;
  /** All that it says of itself before its text: a block of front matter, a link to all pages, and the title. */
  head: string;
  body: string;
}

/** All pages of a site. */
export class Pages {
  readonly all: readonly Page[];
  private readonly byPath: ReadonlyMap<string, Page>;
  /** Scheme and host of the site, and the path below which it is. */
  private readonly site: {origin: string; base: string};

  /** @param files - texts by their paths, as an archive of the site has them */
  constructor(files: ReadonlyMap<string, string>) {
    const read = [...files].flatMap(([file, text]) => (file.endsWith('.md') ? [readPage(file, text)] : []));
    const areaOf = areas(files, read);
    this.all = read.map((page) => ({...page, area: areaOf(page.path)}));
    this.byPath = new Map(this.all.map((page) => [page.path, page]));
    const home = this.byPath.get('index')?.url ?? '';
    const {origin, pathname} = URL.canParse(home) ? new URL(home) : {origin: '', pathname: '/'};
    this.site = {origin, base: pathname.replace(/^\/|\/$/g, '')};
  }

  /**
   * @param address - path or whole address of a page, or of its Markdown, perhaps of a further part
   * @returns the page, and the part that the address names
   * @throws ToolError if there is no such page
   */
  find(address: string): {page: Page; part?: number} {
    const path = this.pathOf(address);
    const page = this.get(path);
    if (page) return {page};
    const [, start = '', number] = /^(.*?)\/?index-(\d{1,3})$/.exec(path) ?? [];
    const whole = number === undefined ? undefined : this.get(start);
    if (whole) return {page: whole, part: Number(number)};
    const similar = nearest(path, this.byPath.keys()) ?? this.sameEnd(path);
    throw new ToolError(
      `There's no page "${shortened(address)}". ${similar === undefined ? 'Find pages with the search tool.' : `Did you mean "${similar}"?`}`,
    );
  }

  /** @returns the page at a path from the host's root, such as `/getting-started/` */
  get(path: string): Page | undefined {
    const clean = path.replace(/^\/+|\/+$/g, '');
    const {base} = this.site;
    const below = clean === base ? '' : clean.startsWith(`${base}/`) ? clean.slice(base.length + 1) : clean;
    return this.byPath.get(clean === '' || below === '' ? 'index' : below) ?? this.byPath.get(clean);
  }

  private pathOf(address: string): string {
    let path = address.trim();
    if (/^[a-z][a-z0-9+.-]*:/i.test(path)) {
      const url = URL.canParse(path) ? new URL(path) : undefined;
      if (url === undefined || (this.site.origin !== '' && url.origin !== this.site.origin))
        throw new ToolError(
          `"${shortened(address)}" isn't a URL in this documentation${this.site.origin && `: its URLs start with ${this.site.origin}/`}. Find pages with the search tool.`,
        );
      path = url.pathname;
    }
    path = path.replace(/[?#].*$/s, '');
    try {
      path = decodeURIComponent(path);
    } catch {
      throw new ToolError(`"${shortened(address)}" isn't a URL: it contains an invalid % escape. Use the path that search returns.`);
    }
    return path.replace(/\/+/g, '/').replace(/^\/|\/$/g, '').replace(/\.md$/, '').replace(/\/index$/, '');
  }

  /** A page that is called the same, in another folder. */
  private sameEnd(path: string): string | undefined {
    const end = path.split('/').at(-1) ?? '';
    return end === '' ? undefined : [...this.byPath.keys()].find((known) => known.split('/').at(-1) === end);
  }
}

/** @returns a text of somebody else, as messages repeat it */
export const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 77)}…` : text);

function readPage(file: string, text: string): Omit<Page, 'area'> {
  const path = file.replace(/\.md$/, '');
  const [whole = '', front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  const fields = new Map([...front.matchAll(/^(\w+): (.*)$/gm)].map(([, name = '', value = '']) => [name, unquoted(value)]));
  const below = text.slice(whole.length);
  const [heading = '', title] = /^(?:\s*>[^\n]*\n)?\s*# ([^\n]*)\n?/.exec(below) ?? [];
  const body = below.slice(heading.length).trim();
  const [, method, address, event] = /^`([A-Z]+) ([^`\s]+)`|^Webhook `+ ?([^`]+?) ?`+/.exec(body) ?? [];
  const call = event === undefined ? (method === undefined ? undefined : `${method} ${address}`) : `Webhook ${event}`;
  return {
    path,
    title: fields.get('title') ?? title ?? path,
    description: fields.get('description') ?? '',
    url: fields.get('url') ?? '',
    head: `${whole}${heading}`.trim(),
    body,
    ...(call !== undefined && {call}),
  };
}

function unquoted(value: string): string {
  try {
    return String(JSON.parse(value));
  } catch {
    return value;
  }
}

/** Each reference has an index of its own. That of REST has pages about calls; GraphQL pages stand below `operations` and `types`. */
function areas(files: ReadonlyMap<string, string>, pages: readonly Omit<Page, 'area'>[]): (path: string) => Area {
  const folders = [...files.keys()].flatMap((name) => /^(.+)\/llms\.txt$/.exec(name)?.[1] ?? []);
  const known = folders.map((folder): [folder: string, area: Area] => {
    const inside = pages.filter(({path}) => path.startsWith(`${folder}/`));
    if (inside.some(({call}) => call !== undefined)) return [folder, 'rest'];
    return [folder, inside.some(({path}) => /^(?:operations|types)\//.test(path.slice(folder.length + 1))) ? 'graphql' : 'guides'];
  });
  return (path) => known.find(([folder]) => path === folder || path.startsWith(`${folder}/`))?.[1] ?? 'guides';
}

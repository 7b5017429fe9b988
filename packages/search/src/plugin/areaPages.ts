/** Collects the pages of the site from the docs plugins and their sidebars. */
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A part of the site with its own docs plugin instance. */
export type AreaName = 'docs' | 'rest' | 'graphql';

/** A page of the docs plugins. */
export interface AreaPage {
  area: AreaName;
  /** Route path with a trailing slash. */
  path: string;
  title: string;
  description: string;
  /** Source file, relative to the project root. Generated category pages have none. */
  file?: string | undefined;
  /** Value of `docusaurus_tag` on the page. */
  tag: string;
  /** Labels of the sidebar categories above the page. */
  trail: readonly string[];
  /** Date of the last change, such as `2026-01-31`. */
  date?: string | undefined;
  /** Version of the API, or label of the docs version. */
  version?: string | undefined;
  /** True if the page belongs to the default version. */
  isCurrent: boolean;
  /** Sidebar entries below a generated category page. Other pages have none. */
  entries?: readonly IndexEntry[];
}

/** A page in a list of pages, or a group of pages. */
export interface IndexEntry {
  title: string;
  /** Name in the sidebar, which may be shorter than the title. */
  label?: string | undefined;
  /** Route path with a trailing slash, or URL of another site. A group may have none. */
  path?: string | undefined;
  description?: string | undefined;
  deprecated?: boolean;
  entries?: readonly IndexEntry[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Doc = LoadedVersion['docs'][number];

/** An area of the site with its pages. */
export interface AreaPages {
  name: AreaName;
  pages: readonly AreaPage[];
  /** Entries of the default version's sidebar, followed by pages that aren't in it. */
  entries: readonly IndexEntry[];
}

/** Data of an area that its pages share. */
interface AreaMetadata {
  /** ID of the docs plugin instance. */
  id: string;
  /** Date of the last change of the specification, such as `2026-01-31`. */
  date?: string | undefined;
  /** Version of the specification. */
  version?: string | undefined;
}

/**
 * Collects the pages of all versions of an area, including generated category pages.
 *
 * @param content - loaded content of the area's docs plugin; without it, the area is empty
 */
export function collectAreaPages(name: AreaName, content: LoadedContent | undefined, facts: AreaMetadata): AreaPages {
  const versions = content?.loadedVersions ?? [];
  const versionResults = versions.map((version) => collectVersionPages(name, version, facts));
  const defaultIndex = versions.findIndex(({isLast}) => isLast);
  return {
    name,
    pages: versionResults.flatMap(({pages}) => pages),
    entries: versionResults[Math.max(defaultIndex, 0)]?.entries ?? [],
  };
}

function collectVersionPages(
  area: AreaName,
  {docs, sidebars, label, versionName, isLast}: LoadedVersion,
  facts: AreaMetadata,
): {pages: AreaPage[]; entries: IndexEntry[]} {
  const shared = {area, version: facts.version ?? label, tag: `docs-${facts.id}-${versionName}`, isCurrent: isLast};
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const categories: AreaPage[] = [];
  const trails = new Map<string, readonly string[]>();
  const toEntries = (items: readonly SidebarItem[], trail: readonly string[] = []): IndexEntry[] =>
    items.flatMap((entry) => toEntry(entry, trail));
  const docToEntry = (doc: Doc, label = doc.frontMatter.sidebar_label, className = ''): IndexEntry => {
    // Sidebars of references mark deprecated pages with this class.
    const deprecated = className.split(' ').includes('deprecated');
    return {title: doc.title, label, path: addTrailingSlash(doc.permalink), description: doc.description, deprecated};
  };

  function toEntry(entry: SidebarItem, trail: readonly string[]): IndexEntry[] {
    switch (entry.type) {
      case 'doc':
      case 'ref': {
        if (!trails.has(entry.id)) trails.set(entry.id, trail);
        const doc = byId.get(entry.id);
        return doc ? [docToEntry(doc, entry.label, entry.className)] : [];
      }
      case 'link':
        return [{title: entry.label, path: entry.href, description: entry.description}];
      case 'category': {
        const {label: title, link, items} = entry;
        if (link?.type === 'doc') trails.set(link.id, trail);
        const entries = toEntries(items, [...trail, title]);
        if (link?.type === 'generated-index') {
          const {title: own = title, description = '', permalink} = link;
          const path = addTrailingSlash(permalink);
          categories.push({...shared, path, title: own, description, date: facts.date, trail, entries});
          return [{title, path, description, entries}];
        }
        const doc = link?.type === 'doc' ? byId.get(link.id) : undefined;
        return [{...(doc && docToEntry(doc)), title, entries}];
      }
      default:
        return [];
    }
  }

  const inSidebars = Object.values(sidebars).flatMap((items) => toEntries(items));
  const others = docs.filter(({id, unlisted}) => !trails.has(id) && !unlisted).map((doc) => docToEntry(doc));
  // The root page of an area comes before the sidebar.
  const rootEntries = others.filter(
    ({path}) => inSidebars.length > 0 && docs.some((doc) => isRoot(doc) && addTrailingSlash(doc.permalink) === path),
  );
  const entries = [...rootEntries, ...inSidebars, ...others.filter((entry) => !rootEntries.includes(entry))];
  const docPages = docs.map((doc): AreaPage => ({
    ...shared,
    path: addTrailingSlash(doc.permalink),
    title: doc.title,
    description: doc.description,
    file: doc.source.replace(/^@site\//, ''),
    date: doc.lastUpdatedAt === undefined || doc.lastUpdatedAt === null ? facts.date : toIsoDate(doc.lastUpdatedAt),
    trail: trails.get(doc.id) ?? [],
  }));
  return {pages: [...docPages, ...categories], entries};
}

const isRoot = ({id}: Doc): boolean => id === 'index';

const toIsoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Adds a trailing slash to a path. The site's URLs have one, but the paths from the docs plugins may not. */
const addTrailingSlash = (path: string): string => path.replace(/\/?$/, '/');

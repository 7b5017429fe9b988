/** Collects the pages of the site from the docs plugins and their sidebars. */
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AreaName, IndexEntry, SitePage} from '../types';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Doc = LoadedVersion['docs'][number];

/** An area of the site with its pages. */
export interface AreaPages {
  name: AreaName;
  pages: readonly SitePage[];
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
  {docs, sidebars, label, isLast}: LoadedVersion,
  facts: AreaMetadata,
): {pages: SitePage[]; entries: IndexEntry[]} {
  const version = facts.version ?? label;
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const categories: SitePage[] = [];
  const listed = new Set<string>();
  const toEntries = (items: readonly SidebarItem[]): IndexEntry[] => items.flatMap((entry) => toEntry(entry));
  const docToEntry = (doc: Doc, label = doc.frontMatter.sidebar_label, className = ''): IndexEntry => {
    listed.add(doc.id);
    // Sidebars of references mark deprecated pages with this class.
    const deprecated = className.split(' ').includes('deprecated');
    return {title: doc.title, label, path: addTrailingSlash(doc.permalink), description: doc.description, deprecated};
  };

  function toEntry(entry: SidebarItem): IndexEntry[] {
    switch (entry.type) {
      case 'doc':
      case 'ref': {
        const doc = byId.get(entry.id);
        return doc ? [docToEntry(doc, entry.label, entry.className)] : [];
      }
      case 'link':
        return [{title: entry.label, path: entry.href, description: entry.description}];
      case 'category': {
        const {label: title, link, items} = entry;
        const entries = toEntries(items);
        if (link?.type === 'generated-index') {
          const {title: own = title, description = '', permalink} = link;
          const path = addTrailingSlash(permalink);
          const {date} = facts;
          categories.push({area, path, title: own, description, date, version, isCurrent: isLast, entries});
          return [{title, path, description, entries}];
        }
        const doc = link?.type === 'doc' ? byId.get(link.id) : undefined;
        return [{...(doc && docToEntry(doc)), title, entries}];
      }
      default:
        return [];
    }
  }

  const inSidebars = Object.values(sidebars).flatMap(toEntries);
  const others = docs.filter(({id, unlisted}) => !listed.has(id) && !unlisted).map((doc) => docToEntry(doc));
  // The root page of an area comes before the sidebar.
  const rootEntries = others.filter(
    ({path}) => inSidebars.length > 0 && docs.some((doc) => isRoot(doc) && addTrailingSlash(doc.permalink) === path),
  );
  const entries = [...rootEntries, ...inSidebars, ...others.filter((entry) => !rootEntries.includes(entry))];
  const docPages = docs.map((doc): SitePage => ({
    area,
    path: addTrailingSlash(doc.permalink),
    title: doc.title,
    description: doc.description,
    file: doc.source.replace(/^@site\//, ''),
    date: doc.lastUpdatedAt === undefined || doc.lastUpdatedAt === null ? facts.date : toIsoDate(doc.lastUpdatedAt),
    version,
    isCurrent: isLast,
  }));
  return {pages: [...docPages, ...categories], entries};
}

const isRoot = ({id}: Doc): boolean => id === 'index';

const toIsoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Adds a trailing slash to a path. The site's URLs have one, but the paths from the docs plugins may not. */
const addTrailingSlash = (path: string): string => path.replace(/\/?$/, '/');

/** The pages of the site, as the docs plugins and their sidebars know them. */
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AreaName, Entry, SitePage} from '../types';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Doc = LoadedVersion['docs'][number];

/** An area of the site with its pages in the order of its sidebar. */
export interface AreaPages {
  name: AreaName;
  pages: readonly SitePage[];
  /** The sidebar of the version that readers see first. */
  entries: readonly Entry[];
}

/** What is known of an area beside its pages. */
export interface AreaFacts {
  /** Of the docs instance. */
  id: string;
  /** Day of the last change of the specification. */
  date?: string | undefined;
  /** Version of the specification. */
  version?: string | undefined;
}

/**
 * @param name - of the area
 * @param content - what its docs plugin loaded
 * @param facts - see {@link AreaFacts}
 * @returns its pages, those that only sidebars know included
 */
export function areaPages(name: AreaName, content: LoadedContent | undefined, facts: AreaFacts): AreaPages {
  const versions = content?.loadedVersions ?? [];
  const read = versions.map((version) => versionPages(name, version, facts));
  const current = versions.findIndex(({isLast}) => isLast);
  return {name, pages: read.flatMap(({pages}) => pages), entries: read[Math.max(current, 0)]?.entries ?? []};
}

function versionPages(
  area: AreaName,
  {docs, sidebars, label, isLast}: LoadedVersion,
  facts: AreaFacts,
): {pages: SitePage[]; entries: Entry[]} {
  const version = facts.version ?? label;
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const categories: SitePage[] = [];
  const listed = new Set<string>();
  const entriesOf = (items: readonly SidebarItem[]): Entry[] => items.flatMap((entry) => entryOf(entry));
  const ofDoc = (doc: Doc, label = doc.frontMatter.sidebar_label, className = ''): Entry => {
    listed.add(doc.id);
    // As the indexes of references know it.
    const deprecated = className.split(' ').includes('deprecated');
    return {title: doc.title, label, path: withSlash(doc.permalink), description: doc.description, deprecated};
  };

  function entryOf(entry: SidebarItem): Entry[] {
    switch (entry.type) {
      case 'doc':
      case 'ref': {
        const doc = byId.get(entry.id);
        return doc ? [ofDoc(doc, entry.label, entry.className)] : [];
      }
      case 'link':
        return [{title: entry.label, path: entry.href, description: entry.description}];
      case 'category': {
        const {label: title, link, items} = entry;
        const entries = entriesOf(items);
        if (link?.type === 'generated-index') {
          const {title: own = title, description = '', permalink} = link;
          const path = withSlash(permalink);
          const {date} = facts;
          categories.push({area, path, title: own, description, date, version, isCurrent: isLast, entries});
          return [{title, path, description, entries}];
        }
        const doc = link?.type === 'doc' ? byId.get(link.id) : undefined;
        return [{...(doc && ofDoc(doc)), title, entries}];
      }
      default:
        return [];
    }
  }

  const inSidebars = Object.values(sidebars).flatMap(entriesOf);
  const others = docs.filter(({id, unlisted}) => !listed.has(id) && !unlisted).map((doc) => ofDoc(doc));
  // The first page of an area leads all others.
  const first = others.filter(
    ({path}) => inSidebars.length > 0 && docs.some((doc) => isRoot(doc) && withSlash(doc.permalink) === path),
  );
  const entries = [...first, ...inSidebars, ...others.filter((entry) => !first.includes(entry))];
  const written = docs.map((doc): SitePage => ({
    area,
    path: withSlash(doc.permalink),
    title: doc.title,
    description: doc.description,
    file: doc.source.replace(/^@site\//, ''),
    date: doc.lastUpdatedAt === undefined || doc.lastUpdatedAt === null ? facts.date : dayOf(doc.lastUpdatedAt),
    version,
    isCurrent: isLast,
  }));
  return {pages: [...written, ...categories], entries};
}

const isRoot = ({id}: Doc): boolean => id === 'index';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Every address of the site ends with one (`trailingSlash`); the docs plugins leave that to the router. */
const withSlash = (path: string): string => path.replace(/\/?$/, '/');

/** DocSearch keeps recent searches and favorites under these names, followed by the name of the index. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];
/** More than both lists need. */
const ROOM = 'x'.repeat(20_000);

/**
 * Looks after what DocSearch keeps in the browser's storage before it reads it: it stops working when it
 * finds something else there, or no room.
 *
 * @param indexName - the name of the index
 * @returns whether searches can be kept: there is storage that can be read, and room in it
 */
export function repairStorage(indexName: string): boolean {
  try {
    for (const key of KEYS.map((name) => `${name}${indexName}`)) {
      const text = localStorage.getItem(key);
      if (text !== null && !isListOfHits(text)) localStorage.removeItem(key);
    }
    const test = `__SEARCH_ROOM__${indexName}`;
    localStorage.setItem(test, ROOM);
    localStorage.removeItem(test);
    return true;
  } catch {
    return false;
  }
}

function isListOfHits(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isHit);
  } catch {
    return false;
  }
}

/** What is kept is shown as HTML, and followed as a link. */
function isHit(hit: unknown): boolean {
  if (typeof hit !== 'object' || hit === null) return false;
  const {objectID, type, url, hierarchy, content, breadcrumb = []} = hit as Record<string, unknown>;
  if (typeof objectID !== 'string' || typeof type !== 'string' || typeof url !== 'string') return false;
  if (!/^(?:https?:\/\/|\/(?!\/))/.test(url) || typeof hierarchy !== 'object' || hierarchy === null) return false;
  if (!Array.isArray(breadcrumb)) return false;
  const texts = [...Object.values(hierarchy), ...(breadcrumb as unknown[]), content ?? null];
  return texts.every((part) => part === null || (typeof part === 'string' && !part.includes('<')));
}

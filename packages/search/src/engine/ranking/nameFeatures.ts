import type {Page} from '../corpus';
import type {NormalizedName} from '../names';
import type {ParsedQuery} from '../query';

/** Names of the features that measure the similarity between a page's names and a query, each from 0 to 1. */
export const nameFeatures = [
  'title',
  'titleStems',
  'titleStart',
  'titlePart',
  'identifier',
  'identifierStart',
  'section',
  'sectionStart',
  'sectionRepeated',
  'sameForm',
  'namedInside',
  'path',
] as const;
export type NameFeature = (typeof nameFeatures)[number];
export type NameFeatures = Record<NameFeature, number>;

/** Similarity of a name that matches an alternative of the query, such as a synonym, and not the query's own words. */
const ALTERNATIVE_SIMILARITY = 0.9;

const getLengthSimilarity = (part: string, whole: string): number => Math.sqrt(part.length / Math.max(whole.length, 1));

/** Checks whether names are equal, regardless of how their words are separated. */
const isSameName = (name: NormalizedName, query: NormalizedName): boolean =>
  name.compact === query.compact || name.whole === query.whole;

/**
 * Computes the name features of a page.
 *
 * @param page - page of the corpus
 * @param query - parsed query
 * @param name - the query as a name, without the words of the page's breadcrumb
 * @returns the value of each feature, between 0 and 1
 */
export function computeNameFeatures(page: Page, query: ParsedQuery, name: NormalizedName): NameFeatures {
  const features = Object.fromEntries(nameFeatures.map((kind) => [kind, 0])) as NameFeatures;
  raiseFeatures(page, query.name, 1, features);
  if (name !== query.name) raiseFeatures(page, name, 1, features);
  for (const {name: alternative, weight} of query.alternativeNames)
    raiseFeatures(page, alternative, weight * ALTERNATIVE_SIMILARITY, features);
  for (const mentioned of query.identifiers) {
    const isNamed =
      isSameName(page.titleName, mentioned) ||
      page.identifierNames.some((identifier) => isSameName(identifier, mentioned));
    if (isNamed) features.namedInside = 1;
    else if (
      page.sections.some(({section, isRepetition}) => !isRepetition && isSameName(section.normalizedName, mentioned))
    )
      features.namedInside = Math.max(features.namedInside, 0.5);
  }
  if (query.path.length > 1) features.path = computePathSimilarity(page, query.path);
  return features;
}

function raiseFeatures(page: Page, query: NormalizedName, weight: number, features: NameFeatures): void {
  if (!query.compact) return;
  const raise = (kind: NameFeature, value: number): void => {
    if (value * weight > features[kind]) features[kind] = value * weight;
  };
  const {titleName: title} = page;
  if (isSameName(title, query)) raise('title', 1);
  else if (title.stems === query.stems) raise('titleStems', 1);
  else if (title.compact.startsWith(query.compact) || title.stems.startsWith(query.stems))
    raise('titleStart', getLengthSimilarity(query.compact, title.compact));
  else if (query.compact.length > 2 && title.compact.includes(query.compact))
    raise('titlePart', getLengthSimilarity(query.compact, title.compact));
  if (query.hasDistinctForm && title.text === query.text) raise('sameForm', 1);
  for (const name of page.identifierNames) {
    if (isSameName(name, query)) raise('identifier', 1);
    else if (name.compact.startsWith(query.compact))
      raise('identifierStart', getLengthSimilarity(query.compact, name.compact));
    if (query.hasDistinctForm && name.text === query.text) raise('sameForm', 1);
  }
  for (const {section, isRepetition} of page.sections) {
    const {normalizedName: name} = section;
    if (isSameName(name, query) || name.stems === query.stems) {
      raise(isRepetition ? 'sectionRepeated' : 'section', 1);
      if (query.hasDistinctForm && name.text === query.text && !isRepetition) raise('sameForm', 0.7);
    } else if (!isRepetition && query.compact.length > 2 && name.compact.startsWith(query.compact))
      raise('sectionStart', getLengthSimilarity(query.compact, name.compact));
  }
}

/** Compares a field path with a page. `Payment.status` matches the page of `Payment` with a section named `status`. */
function computePathSimilarity({titleName, sections}: Page, path: readonly NormalizedName[]): number {
  const last = path.at(-1)!;
  const owner = path.at(-2)!;
  const hasField = sections.some(({section}) => isSameName(section.normalizedName, last));
  if (!hasField) return 0;
  if (isSameName(titleName, owner)) return owner.text === titleName.text ? 1 : 0.9;
  return sections.some(({section}) => isSameName(section.normalizedName, owner)) ? 0.3 : 0;
}

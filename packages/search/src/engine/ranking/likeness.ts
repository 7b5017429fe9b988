import type {Page} from '../corpus';
import type {ComparedName} from '../names';
import type {ParsedQuery} from '../query';

/** Features of the similarity between a page's names and a query. Each is between 0 and 1. */
export const likenesses = [
  'title',
  'titleStems',
  'titleStart',
  'titlePart',
  'identifier',
  'identifierStart',
  'place',
  'placeStart',
  'placeRepeated',
  'sameForm',
  'namedInside',
  'path',
] as const;
export type LikenessKind = (typeof likenesses)[number];
export type Likeness = Record<LikenessKind, number>;

const getLengthRatio = (part: string, whole: string): number => Math.sqrt(part.length / Math.max(whole.length, 1));

/** Checks whether names are equal, regardless of how their words are separated. */
const isSame = (name: ComparedName, query: ComparedName): boolean =>
  name.squashed === query.squashed || name.whole === query.whole;

/**
 * Computes the name features of a page.
 *
 * @param page - page of the corpus
 * @param query - parsed query
 * @param name - name of the query without words of the page's breadcrumb
 * @returns the similarity between the names of the page and the query
 */
export function likenessOf(page: Page, query: ParsedQuery, name: ComparedName): Likeness {
  const features = Object.fromEntries(likenesses.map((kind) => [kind, 0])) as Likeness;
  raiseFeatures(page, query.name, 1, features);
  if (name !== query.name) raiseFeatures(page, name, 1, features);
  for (const {name: alternative, weight} of query.meant) raiseFeatures(page, alternative, weight * 0.9, features);
  for (const mentioned of query.names) {
    const isNamed =
      isSame(page.titleName, mentioned) || page.identifierNames.some((identifier) => isSame(identifier, mentioned));
    if (isNamed) features.namedInside = 1;
    else if (page.places.some(({place, isRepetition}) => !isRepetition && isSame(place.compared, mentioned)))
      features.namedInside = Math.max(features.namedInside, 0.5);
  }
  if (query.path.length > 1) features.path = comparePath(page, query.path);
  return features;
}

function raiseFeatures(page: Page, query: ComparedName, weight: number, features: Likeness): void {
  if (!query.squashed) return;
  const raise = (kind: LikenessKind, value: number): void => {
    if (value * weight > features[kind]) features[kind] = value * weight;
  };
  const {titleName: title} = page;
  if (isSame(title, query)) raise('title', 1);
  else if (title.stems === query.stems) raise('titleStems', 1);
  else if (title.squashed.startsWith(query.squashed) || title.stems.startsWith(query.stems))
    raise('titleStart', getLengthRatio(query.squashed, title.squashed));
  else if (query.squashed.length > 2 && title.squashed.includes(query.squashed))
    raise('titlePart', getLengthRatio(query.squashed, title.squashed));
  if (query.isForm && title.text === query.text) raise('sameForm', 1);
  for (const name of page.identifierNames) {
    if (isSame(name, query)) raise('identifier', 1);
    else if (name.squashed.startsWith(query.squashed))
      raise('identifierStart', getLengthRatio(query.squashed, name.squashed));
    if (query.isForm && name.text === query.text) raise('sameForm', 1);
  }
  for (const {place, isRepetition} of page.places) {
    const {compared: name} = place;
    if (isSame(name, query) || name.stems === query.stems) {
      raise(isRepetition ? 'placeRepeated' : 'place', 1);
      if (query.isForm && name.text === query.text && !isRepetition) raise('sameForm', 0.7);
    } else if (!isRepetition && query.squashed.length > 2 && name.squashed.startsWith(query.squashed))
      raise('placeStart', getLengthRatio(query.squashed, name.squashed));
  }
}

/** Compares a field path: `Payment.status` matches the page of the type `Payment` with a section named `status`. */
function comparePath({titleName, places}: Page, path: readonly ComparedName[]): number {
  const last = path.at(-1)!;
  const owner = path.at(-2)!;
  const hasField = places.some(({place}) => isSame(place.compared, last));
  if (!hasField) return 0;
  if (isSame(titleName, owner)) return owner.text === titleName.text ? 1 : 0.9;
  return places.some(({place}) => isSame(place.compared, owner)) ? 0.3 : 0;
}

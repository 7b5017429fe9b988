import type {Page} from '../corpus';
import type {ComparedName} from '../names';
import type {ParsedQuery} from '../query';

/** How a name looks like a query. Each is between 0 and 1. */
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

const share = (part: string, whole: string): number => Math.sqrt(part.length / Math.max(whole.length, 1));

/** Names that say the same, whatever their words look like. */
const isSame = (name: ComparedName, query: ComparedName): boolean =>
  name.squashed === query.squashed || name.whole === query.whole;

/**
 * @param page - a page
 * @param query - what was asked
 * @param name - of the query, without words that say where the page stands
 * @returns how names of the page look like it
 */
export function likenessOf(page: Page, query: ParsedQuery, name: ComparedName): Likeness {
  const like = Object.fromEntries(likenesses.map((kind) => [kind, 0])) as Likeness;
  compare(page, query.name, 1, like);
  if (name !== query.name) compare(page, name, 1, like);
  for (const {name: meant, weight} of query.meant) compare(page, meant, weight * 0.9, like);
  for (const inside of query.names) {
    const isNamed =
      isSame(page.titleName, inside) || page.identifierNames.some((identifier) => isSame(identifier, inside));
    if (isNamed) like.namedInside = 1;
    else if (page.places.some(({place, isRepetition}) => !isRepetition && isSame(place.compared, inside)))
      like.namedInside = Math.max(like.namedInside, 0.5);
  }
  if (query.path.length > 1) like.path = pathLikeness(page, query.path);
  return like;
}

function compare(page: Page, query: ComparedName, weight: number, like: Likeness): void {
  if (!query.squashed) return;
  const raise = (kind: LikenessKind, value: number): void => {
    if (value * weight > like[kind]) like[kind] = value * weight;
  };
  const {titleName: title} = page;
  if (isSame(title, query)) raise('title', 1);
  else if (title.stems === query.stems) raise('titleStems', 1);
  else if (title.squashed.startsWith(query.squashed) || title.stems.startsWith(query.stems))
    raise('titleStart', share(query.squashed, title.squashed));
  else if (query.squashed.length > 2 && title.squashed.includes(query.squashed))
    raise('titlePart', share(query.squashed, title.squashed));
  if (query.isForm && title.text === query.text) raise('sameForm', 1);
  for (const name of page.identifierNames) {
    if (isSame(name, query)) raise('identifier', 1);
    else if (name.squashed.startsWith(query.squashed)) raise('identifierStart', share(query.squashed, name.squashed));
    if (query.isForm && name.text === query.text) raise('sameForm', 1);
  }
  for (const {place, isRepetition} of page.places) {
    const {compared: name} = place;
    if (isSame(name, query) || name.stems === query.stems) {
      raise(isRepetition ? 'placeRepeated' : 'place', 1);
      if (query.isForm && name.text === query.text && !isRepetition) raise('sameForm', 0.7);
    } else if (!isRepetition && query.squashed.length > 2 && name.squashed.startsWith(query.squashed))
      raise('placeStart', share(query.squashed, name.squashed));
  }
}

/** `Payment.status` is on the page of that type, in the place of that name. */
function pathLikeness({titleName, places}: Page, path: readonly ComparedName[]): number {
  const last = path.at(-1)!;
  const owner = path.at(-2)!;
  const hasField = places.some(({place}) => isSame(place.compared, last));
  if (!hasField) return 0;
  if (isSame(titleName, owner)) return owner.text === titleName.text ? 1 : 0.9;
  return places.some(({place}) => isSame(place.compared, owner)) ? 0.3 : 0;
}

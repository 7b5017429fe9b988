import {getNamedType, type GraphQLSchema, type GraphQLType} from 'graphql';
import type {MarkdownRenderer} from '@paydocs/core/html';
import {createIdGenerator} from '../common/ids';
import type {GetHistory} from '../common/history';
import {GUIDES_SECTION_ID} from '../common/mdx';
import type {NameLinks} from '../common/names';
import type {DescribedData, TypeData} from '../data/reference';
import {isOperation, type Page} from './pageNames';
import type {Usage} from './usage';

/** Shared context for creating the pages of a reference. */
export interface ReferenceContext {
  schema: GraphQLSchema;
  /** All pages, by `kind name`. */
  pages: ReadonlyMap<string, Page>;
  /** The pages of types, by type name. */
  types: ReadonlyMap<string, Page>;
  usage: ReadonlyMap<string, Usage>;
  render: MarkdownRenderer;
  /** @returns the URL of a page */
  getUrl(page: Page): string;
  /** @returns the ids of the members on a page; see {@link createAnchors} */
  getAnchors(page: Page): Anchors;
  /** Path of the file with the guides of all pages, relative to the project's root. */
  guidesFile?: string | undefined;
  /** Resolves names of both APIs to pages. */
  names?: NameLinks | undefined;
  /** Returns when a part of the API was added, changed, and deprecated. */
  getHistory?: GetHistory | undefined;
}

/** Ids of members by name, and ids of their arguments by `member argument`. */
export type Anchors = ReadonlyMap<string, string>;

interface NamedEntry {
  name: string;
}

/**
 * Creates an id for each member, and for each argument of a member. The ids are unique, and differ from the ids of
 * the page's sections.
 *
 * @param page - page of a type, operation, or directive
 * @returns the ids in the order of the members
 */
export function createAnchors(page: Page): Anchors {
  const ids = createIdGenerator([...SECTIONS.map((section) => `section-${section}`), GUIDES_SECTION_ID]);
  const anchors = new Map<string, string>();
  for (const member of getMembers(page)) {
    anchors.set(member.name, ids(member.name));
    for (const {name} of member.args ?? []) {
      anchors.set(`${member.name} ${name}`, ids(page.name, member.name, name));
    }
  }
  return anchors;
}

/** Sections of pages, as the last part of their ids. */
const SECTIONS = [
  'example',
  'signature',
  'definition',
  'deprecated',
  'arguments',
  'type',
  'fields',
  'values',
  'locations',
  'interfaces',
  'implemented-by',
  'possible-types',
  'member-of',
  'returned-by',
  'used-by',
] as const;

/** @returns the fields, values, or arguments that belong on a page, in schema order */
export function getMembers({entry, kind}: Page): readonly (NamedEntry & {args?: readonly NamedEntry[]})[] {
  if (kind === 'directives' || isOperation({kind} as Page)) return (entry as {args: readonly NamedEntry[]}).args;
  if ('getFields' in entry) return Object.values(entry.getFields());
  return 'getValues' in entry ? entry.getValues() : [];
}

/**
 * Returns a type with a link to the page of the named type.
 *
 * @param context - schema, pages, and renderer of the reference
 * @param type - type such as `[Charge!]!`
 */
export function toTypeData(context: ReferenceContext, type: GraphQLType): Pick<TypeData, 'type' | 'ref'> {
  const page = context.types.get(getNamedType(type).name);
  return {type: String(type), ...(page && {ref: {href: context.getUrl(page)}})};
}

/**
 * Returns the deprecation of an entry for page data.
 *
 * @param context - context with the Markdown renderer
 * @param entry - entry of the schema
 * @returns an object with the reason as HTML; an empty object if the entry isn't deprecated
 */
export function getDeprecation(
  {render}: Pick<ReferenceContext, 'render'>,
  {deprecationReason: reason}: {deprecationReason?: string | null},
): Pick<DescribedData, 'deprecated'> {
  return reason === undefined || reason === null ? {} : {deprecated: (render(reason) ?? '') || true};
}

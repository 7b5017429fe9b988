import {getNamedType, type GraphQLSchema, type GraphQLType} from 'graphql';
import type {MarkdownRenderer} from '@paydocs/core/html';
import type {FieldNote} from '../common/fieldNotes';
import {createIdGenerator} from '../common/ids';
import type {GetHistory} from '../common/history';
import {GUIDES_SECTION_ID} from '../common/mdx';
import type {NameLinks} from '../common/names';
import type {DescriptionData, TypeData} from '../data/reference';
import {isOperationPage, type Page} from './pageNames';
import type {Usage} from './usage';

/** Context that all pages of a reference share. */
export interface ReferenceContext {
  schema: GraphQLSchema;
  /** All pages by kind and name: `mutations createPayment`. */
  pages: ReadonlyMap<string, Page>;
  /** Pages of types by name. */
  types: ReadonlyMap<string, Page>;
  usage: ReadonlyMap<string, Usage>;
  render: MarkdownRenderer;
  /** Returns the root-relative URL of a page. */
  getUrl(page: Page): string;
  /** Returns the IDs of the members on a page; see {@link createAnchorIds}. */
  getAnchors(page: Page): AnchorIdsByMember;
  /** Path of the file with the guides of all pages, relative to the project's root. */
  guidesFile?: string | undefined;
  /** Lookups of names in both APIs. */
  names?: NameLinks | undefined;
  /** Returns the release dates of a part of the API. */
  getHistory?: GetHistory | undefined;
  /** Notes of the site's own directives. */
  fieldNotes: readonly FieldNote[];
}

/** IDs of members by name, and IDs of their arguments by `member argument`. */
export type AnchorIdsByMember = ReadonlyMap<string, string>;

interface NamedEntry {
  name: string;
}

/**
 * Creates an ID for each member, and for each argument of a member. The IDs are unique, and differ from the IDs of
 * the page's sections.
 *
 * @param page - page of a type, operation, or directive
 * @returns the IDs in the order of the members
 */
export function createAnchorIds(page: Page): AnchorIdsByMember {
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

/** Names of sections. The ID of a section is its name after `section-`. */
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

/** Returns the fields, values, or arguments of a page, in schema order. */
export function getMembers({entry, kind}: Page): readonly (NamedEntry & {args?: readonly NamedEntry[]})[] {
  if (kind === 'directives' || isOperationPage({kind} as Page)) return (entry as {args: readonly NamedEntry[]}).args;
  if ('getFields' in entry) return Object.values(entry.getFields());
  return 'getValues' in entry ? entry.getValues() : [];
}

/**
 * Returns a type with a link to the page of the named type.
 *
 * @param context - see {@link ReferenceContext}
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
 * @returns an object with the reason as HTML, or `true` if the reason is empty; an empty object if the entry isn't
 *   deprecated
 */
export function getDeprecation(
  {render}: Pick<ReferenceContext, 'render'>,
  {deprecationReason: reason}: {deprecationReason?: string | null},
): Pick<DescriptionData, 'deprecated'> {
  return reason === undefined || reason === null ? {} : {deprecated: (render(reason) ?? '') || true};
}

import {getNamedType, type GraphQLSchema, type GraphQLType} from 'graphql';
import type {MarkdownRenderer} from '@paydocs/core/markdown/markdown';
import {idSource} from '../common/ids';
import type {HistoryOf} from '../common/history';
import {GUIDES} from '../common/mdx';
import type {NameLinks} from '../common/names';
import type {DescribedData, TypeData} from '../data/reference';
import {isOperation, type Page} from './pageNames';
import type {Usage} from './usage';

/** What the pages of a reference share. */
export interface ReferenceContext {
  schema: GraphQLSchema;
  /** All pages by `kind name`. */
  pages: ReadonlyMap<string, Page>;
  /** The page of each type, by its name. */
  types: ReadonlyMap<string, Page>;
  usage: ReadonlyMap<string, Usage>;
  render: MarkdownRenderer;
  /** @returns the address of a page */
  urlOf(page: Page): string;
  /** @returns the ids of a type's members on its page; see {@link anchorsOf} */
  anchors(page: Page): Anchors;
  /** File of the guides that rest on pages, from the project's root. */
  guidesFile?: string | undefined;
  /** Where names of both APIs lead. */
  names?: NameLinks | undefined;
  /** When parts of the API came, changed and were deprecated. */
  historyOf?: HistoryOf | undefined;
}

/** Ids by the name of a member; those of arguments by `member argument`. */
export type Anchors = ReadonlyMap<string, string>;

interface Named {
  name: string;
}

/**
 * @param page - of a type, an operation or a directive
 * @returns an id for each member and each argument of a member, in their order; each differs from the
 *   others and from those of the page's sections
 */
export function anchorsOf(page: Page): Anchors {
  const ids = idSource([...SECTIONS.map((section) => `section-${section}`), GUIDES]);
  const anchors = new Map<string, string>();
  for (const member of membersIn(page)) {
    anchors.set(member.name, ids(member.name));
    for (const {name} of member.args ?? []) {
      anchors.set(`${member.name} ${name}`, ids(page.name, member.name, name));
    }
  }
  return anchors;
}

/** What stands on a page, as the last part of the id of its section. */
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

/** @returns fields, values or arguments of what a page defines, in the schema's order */
export function membersIn({entry, kind}: Page): readonly (Named & {args?: readonly Named[]})[] {
  if (kind === 'directives' || isOperation({kind} as Page)) return (entry as {args: readonly Named[]}).args;
  if ('getFields' in entry) return Object.values(entry.getFields());
  return 'getValues' in entry ? entry.getValues() : [];
}

/**
 * @param context - where pages are
 * @param type - such as `[Charge!]!`
 * @returns the type, with a link to the page of the one that it names
 */
export function typeOf(context: ReferenceContext, type: GraphQLType): Pick<TypeData, 'type' | 'ref'> {
  const page = context.types.get(getNamedType(type).name);
  return {type: String(type), ...(page && {ref: {href: context.urlOf(page)}})};
}

/**
 * @param context - what renders Markdown
 * @param entry - what may be deprecated
 * @returns whether it is, and why
 */
export function deprecation(
  {render}: Pick<ReferenceContext, 'render'>,
  {deprecationReason: reason}: {deprecationReason?: string | null},
): Pick<DescribedData, 'deprecated'> {
  return reason === undefined || reason === null ? {} : {deprecated: (render(reason) ?? '') || true};
}

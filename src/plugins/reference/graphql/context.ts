import {type GraphQLSchema} from 'graphql';
import {escapeHtml, type MarkdownRenderer} from '../shared/markdown';
import {idSource} from '../openapi/names';
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
  const ids = idSource(SECTIONS.map((section) => `section-${section}`));
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
 * @returns HTML in which the named type is a link to its page
 */
export function typeHtml(context: ReferenceContext, type: {toString(): string}): string {
  const text = String(type);
  const name = text.replace(/[[\]!]/g, '');
  const page = context.types.get(name);
  const shown = page ? `<a href="${escapeHtml(context.urlOf(page))}">${name}</a>` : name;
  return text.replace(name, () => shown);
}

/**
 * @param context - where pages are
 * @param reason - Markdown
 * @param page - on which it stands
 * @returns HTML in which names in backticks are links, if they are those of something in the schema
 */
export function reasonHtml(context: ReferenceContext, reason: string | null | undefined, page: Page): string {
  const html = context.render(reason ?? undefined) ?? '';
  return html.replace(/<code>([^<]+)<\/code>/g, (whole, name: string) => {
    const href = hrefOfName(context, name, page);
    return href === undefined ? whole : `<a href="${escapeHtml(href)}">${whole}</a>`;
  });
}

/** What stands nearest counts: another member of the type, an operation of the same kind, any operation, a type. */
function hrefOfName(context: ReferenceContext, name: string, page: Page): string | undefined {
  const [owner, member] = name.split('.');
  const own = isOperation(page) ? undefined : context.anchors(page).get(name);
  if (own !== undefined) return `#${own}`;
  const kinds = [page.kind, 'queries', 'mutations', 'subscriptions'];
  const operation = kinds
    .map((kind) => context.pages.get(`${kind} ${name}`))
    .find((found) => found && isOperation(found));
  const target = operation ?? context.types.get(owner ?? '');
  if (!target || target === page) return undefined;
  const id = member === undefined ? undefined : context.anchors(target).get(member);
  return `${context.urlOf(target)}${id === undefined ? '' : `#${id}`}`;
}

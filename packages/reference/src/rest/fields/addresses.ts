import type {LinkData} from '../../data/reference';
import type {AlternativeData, RestFieldData, SchemaData} from '../../data/rest';
import type {IdSource} from '../../common/ids';

/** Which addresses a page has given so far. */
export interface PageAddresses {
  ids: IdSource;
  /** Named schemas whose fields the page shows already, and where. */
  shown: Map<string, {link: LinkData; html?: string}>;
}

/** Schemas with fewer fields are repeated rather than linked. */
const WORTH_A_LINK = 5;

/** Gives each field its id, and links to what the page shows already instead of showing it twice. */
export function assignIds(context: PageAddresses, data: SchemaData, path: string[], received: boolean): void {
  const visit = (part: RestFieldData | AlternativeData, name: string, key = name): void => {
    part.id = context.ids(...path, key);
    if (!linkAbove(context, part, name, received)) assignIds(context, part, [...path, key], received);
  };
  for (const field of data.fields ?? []) visit(field, field.name);
  for (const {alternatives} of data.choices ?? [])
    for (const part of alternatives) visit(part, part.label, part.id || part.label);
}

/**
 * Gives each value an id that begins with that of the field. Fields have theirs before: what is added to a list of values
 * changes no address of a field.
 *
 * @param context - ids of the page
 * @param data - a schema whose fields have ids
 * @param id - of the field that has the schema; empty for a page's own
 */
export function assignValueIds({ids}: Pick<PageAddresses, 'ids'>, data: SchemaData, id: string): void {
  for (const value of data.values ?? []) value.id = ids(id, value.name);
  const inside = [...(data.fields ?? []), ...(data.choices ?? []).flatMap(({alternatives}) => alternatives)];
  for (const part of inside) assignValueIds({ids}, part, part.id);
}

function linkAbove(
  {shown}: PageAddresses,
  data: RestFieldData | AlternativeData,
  name: string,
  received: boolean,
): boolean {
  const size = countFields(data) + (data.values?.length ?? 0);
  if (!data.ref) return false;
  const key = shownKey(data);
  const above = shown.get(key);
  if (!above) shown.set(key, {link: {text: name, href: `#${data.id}`}, html: data.html});
  // Who has read what to send need not read it again in what comes back.
  const repeated = received && data.html !== undefined && data.html === above?.html;
  if (!above || (size < WORTH_A_LINK && !repeated)) return false;
  data.above = above.link;
  if (data.html === above.html) delete data.html;
  for (const part of ['ref', 'fields', 'choices', 'values'] as const) delete data[part];
  return true;
}

export function shownKey({ref, fields = [], choices = [], values = []}: SchemaData): string {
  return [
    ref?.text,
    ...fields.map((field) => `${field.name}${field.cut ?? ''}`),
    choices.length,
    ...values.map(({name}) => name),
  ].join('\n');
}

function countFields({fields = [], choices = []}: SchemaData): number {
  const nested = [...fields, ...choices.flatMap(({alternatives}) => alternatives)];
  return fields.length + nested.reduce((sum, part) => sum + countFields(part), 0);
}

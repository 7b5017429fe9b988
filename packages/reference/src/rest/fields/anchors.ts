import type {LinkData} from '../../data/reference';
import type {AlternativeData, RestFieldData, SchemaData} from '../../data/rest';
import type {IdGenerator} from '../../common/ids';

/** IDs and schemas that a page contains so far. */
export interface PageAnchors {
  createId: IdGenerator;
  /** Links to named schemas whose fields are already on the page, by {@link getSchemaKey}. */
  renderedSchemas: Map<string, {link: LinkData; html?: string}>;
}

/** Minimum number of fields and values for which a repeated schema is replaced with a link. */
const MIN_FIELDS_TO_LINK = 5;

/**
 * Assigns an ID to each nested field and alternative of a schema, in place, and replaces schemas that are already on
 * the page with links.
 */
export function assignFieldIds(context: PageAnchors, data: SchemaData, path: string[], received: boolean): void {
  const visit = (part: RestFieldData | AlternativeData, name: string, key = name): void => {
    part.id = context.createId(...path, key);
    if (!linkToFirstOccurrence(context, part, name, received)) assignFieldIds(context, part, [...path, key], received);
  };
  for (const field of data.fields ?? []) visit(field, field.name);
  for (const {alternatives} of data.choices ?? [])
    for (const part of alternatives) visit(part, part.label, part.id || part.label);
}

/**
 * Assigns an ID to each enum value, prefixed with its field's ID. Fields get their IDs first, so a new value never
 * changes the ID of a field.
 *
 * @param context - the page's ID generator
 * @param data - schema whose fields have IDs
 * @param id - ID of the field that has the schema; empty for the page's own schema
 */
export function assignValueIds({createId}: Pick<PageAnchors, 'createId'>, data: SchemaData, id: string): void {
  for (const value of data.values ?? []) value.id = createId(id, value.name);
  const children = [...(data.fields ?? []), ...(data.choices ?? []).flatMap(({alternatives}) => alternatives)];
  for (const part of children) assignValueIds({createId}, part, part.id);
}

function linkToFirstOccurrence(
  {renderedSchemas}: PageAnchors,
  data: RestFieldData | AlternativeData,
  name: string,
  received: boolean,
): boolean {
  const fieldCount = countFields(data) + (data.values?.length ?? 0);
  if (!data.ref) return false;
  const key = getSchemaKey(data);
  const earlier = renderedSchemas.get(key);
  if (!earlier) renderedSchemas.set(key, {link: {text: name, href: `#${data.id}`}, html: data.html});
  // Readers of the request don't need the same description again in the response.
  const isRepeated = received && data.html !== undefined && data.html === earlier?.html;
  if (!earlier || (fieldCount < MIN_FIELDS_TO_LINK && !isRepeated)) return false;
  data.firstOccurrence = earlier.link;
  if (data.html === earlier.html) delete data.html;
  for (const part of ['ref', 'fields', 'choices', 'values'] as const) delete data[part];
  return true;
}

/** Returns a key that is the same for schemas with the same name, fields, and values. */
export function getSchemaKey({ref, fields = [], choices = [], values = []}: SchemaData): string {
  return [
    ref?.text,
    ...fields.map((field) => `${field.name}${field.truncatedBy ?? ''}`),
    choices.length,
    ...values.map(({name}) => name),
  ].join('\n');
}

function countFields({fields = [], choices = []}: SchemaData): number {
  const children = [...fields, ...choices.flatMap(({alternatives}) => alternatives)];
  return fields.length + children.reduce((sum, part) => sum + countFields(part), 0);
}

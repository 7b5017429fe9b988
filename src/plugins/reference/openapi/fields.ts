import type {AlternativeData, ChoiceData, EnumValueData, FactData, FieldData, LinkData, SchemaData} from '../../../lib/restData';
import type {OpenApiDocument, Schema} from './document';
import {schemaName} from './document';
import {factsOf, showValue} from './facts';
import {flatten, mappingRef} from './flatten';
import type {FlatChoice, FlatSchema} from './flatten';
import type {MarkdownRenderer} from '../shared/markdown';
import {inlineHtml} from '../shared/markdown';
import type {IdSource} from './names';
import {compact} from './names';
import {isMap, typeLabel, typesOf} from './typeLabel';

/** What building a field tree needs. */
export interface FieldContext {
  doc: OpenApiDocument;
  render: MarkdownRenderer;
  ids: IdSource;
  /** Named schemas whose fields the page shows already, and where. */
  shown: Map<string, {link: LinkData; html?: string}>;
  schemaUrl: (name: string) => string;
}

export interface TreeOptions {
  /** The first part of every field's id: `body`, `response-200`. */
  prefix: string;
  /** How many fields the tree may have before schemas with a page of their own are cut to a link. */
  limit?: number;
  /** Where the page shows the schema's fields, to be linked when it occurs again below. */
  anchor?: string;
  /** For bodies that the API sends. */
  received?: boolean;
}

interface Walk {
  context: FieldContext;
  count: number;
  limit: number;
  /** How many named schemas may be nested. */
  depth: number;
  wasCut: boolean;
  received: boolean;
}

const DEFAULT_LIMIT = 400;
/** Schemas with fewer fields are repeated rather than linked. */
const WORTH_A_LINK = 5;

/**
 * @param context - document, renderer and source of ids
 * @param schema - the schema of a body, parameter or page
 * @param options - prefix of the ids and limit of the size
 * @returns the schema with all fields below it; deep named schemas become links when it is too large
 */
export function schemaTree(context: FieldContext, schema: Schema | boolean, options: TreeOptions): SchemaData {
  const {prefix, limit = DEFAULT_LIMIT, received = false} = options;
  const build = (depth: number, most: number): {tree: SchemaData; walk: Walk} => {
    const walk: Walk = {context, count: 0, limit: most, depth, wasCut: false, received};
    return {tree: describe(walk, flatten(context.doc, schema), [], -1), walk};
  };
  let best = build(Infinity, limit);
  if (best.walk.count > limit) {
    best = build(0, Infinity);
    for (let depth = 1; best.walk.wasCut; depth += 1) {
      const next = build(depth, limit);
      if (next.walk.count > limit) break;
      best = next;
    }
  }
  const {tree} = best;
  if (options.anchor !== undefined && tree.ref) context.shown.set(shownKey(tree), {link: {text: tree.ref.text, href: `#${options.anchor}`}, html: tree.html});
  assignIds(context, tree, [prefix], received);
  return tree;
}

/** Describes one schema: `level` counts the named schemas that are open above it. */
function describe(walk: Walk, flat: FlatSchema, stack: string[], level: number): SchemaData {
  const {context} = walk;
  const {schema} = flat;
  const inner = innerOf(context.doc, flat);
  const entry = entryOf(context.doc, flat);
  const data: SchemaData = compact<SchemaData>({
    type: typeLabel(context.doc, flat),
    ref: refLink(context, flat, inner),
    nullable: flat.nullable || undefined,
    deprecated: schema.deprecated === true || undefined,
    access: schema.readOnly ? 'read-only' : schema.writeOnly ? 'write-only' : undefined,
    html: context.render(schema.description) ?? context.render((inner ?? entry)?.schema.description),
    facts: [...ownFacts(walk, flat), ...(inner ? innerFacts(schema, inner, 'item') : []), ...(entry ? innerFacts(schema, entry, 'value') : [])],
    values: valuesOf(context, (inner ?? entry)?.schema.enum ? (inner ?? entry)?.schema ?? schema : schema),
    docs: schema.externalDocs && {text: schema.externalDocs.description ?? 'Read more', href: schema.externalDocs.url},
  });
  const source = inner ?? flat;
  if (!hasInside(source) || walk.count > walk.limit) return data;
  const refs = [...flat.refs, ...source.refs];
  if (refs.some((ref) => stack.includes(ref))) return {...data, cut: 'recursion'};
  const named = source.name !== undefined && level >= 0 ? level + 1 : Math.max(level, 0);
  if (source.name !== undefined && named > walk.depth) {
    walk.wasCut = true;
    return {...data, cut: 'size'};
  }
  const open = [...stack, ...refs];
  return compact({
    ...data,
    fields: fieldsOf(walk, source, open, named),
    choices: source.choices.map((choice) => describeChoice(walk, choice, source.schema, open, named)),
  });
}

function fieldsOf(walk: Walk, source: FlatSchema, stack: string[], level: number): FieldData[] {
  const {doc} = walk.context;
  const field = (name: string, value: Schema | boolean, required = false): FieldData => {
    walk.count += 1;
    return compact({id: '', name, required: required ? (walk.received ? 'always' : true) : undefined, ...describe(walk, flatten(doc, value), stack, level)});
  };
  const {schema, choices} = source;
  const fields = Object.entries(schema.properties ?? {}).map(([name, value]) => field(name, value, schema.required?.includes(name)));
  for (const name of schema.required ?? []) {
    // A name that only `required` knows is part of an alternative, or may hold anything.
    if (schema.properties && !schema.properties[name] && choices.length === 0) fields.push(field(name, {}, true));
  }
  for (const [pattern, value] of Object.entries(schema.patternProperties ?? {})) fields.push(field(`/${pattern}/`, value));
  if (typeof schema.additionalProperties === 'object') {
    const map = isMap(schema);
    if (!map || hasInside(flatten(doc, schema.additionalProperties))) fields.push(field(map ? '{key}' : '{any other key}', schema.additionalProperties));
  }
  schema.prefixItems?.forEach((value, index) => fields.push(field(`[${index}]`, value)));
  return fields;
}

function describeChoice(walk: Walk, choice: FlatChoice, parent: Schema, stack: string[], level: number): ChoiceData {
  const {doc} = walk.context;
  const alternatives = choice.schemas.map((schema, index): AlternativeData => {
    const flat = flatten(doc, schema);
    const when = whenOf(doc, choice, schema, flat);
    const data = describe(walk, flat, stack, level);
    if (choice.inherited) data.fields = data.fields?.filter(({name}) => !parent.properties?.[name]);
    const label = flat.schema.title ?? flat.name ?? (when?.[0] === undefined ? undefined : when[0]) ?? `${data.type} ${choice.schemas.length > 1 ? index + 1 : ''}`.trim();
    return compact({id: '', label, when, ...data});
  });
  return compact({rule: choice.rule, by: choice.discriminator?.propertyName, alternatives});
}

function whenOf(doc: OpenApiDocument, choice: FlatChoice, schema: Schema, flat: FlatSchema): string[] | undefined {
  const property = choice.discriminator?.propertyName;
  if (property === undefined) return undefined;
  const mapped = Object.entries(choice.discriminator?.mapping ?? {})
    .filter(([, target]) => mappingRef(target) === schema.$ref || schemaName(mappingRef(target)) === flat.name)
    .map(([value]) => value);
  if (mapped.length > 0) return mapped;
  const own = flat.schema.properties?.[property];
  const fixed = own && flatten(doc, own).schema;
  if (fixed?.const !== undefined) return [showValue(fixed.const)];
  if (fixed?.enum && fixed.enum.length < 4) return fixed.enum.map(showValue);
  return flat.name === undefined ? undefined : [flat.name];
}

/** @returns the members of an array (of arrays …) */
function innerOf(doc: OpenApiDocument, flat: FlatSchema): FlatSchema | undefined {
  let inner: FlatSchema | undefined;
  let schema = flat.schema;
  for (let depth = 0; depth < 6 && typesOf(schema).includes('array') && typeof schema.items === 'object' && !schema.prefixItems; depth += 1) {
    inner = flatten(doc, schema.items);
    schema = inner.schema;
  }
  return inner;
}

/** Examples of a named schema stand on its page: there is no need for long ones here, or for any in what the API sends. */
function ownFacts(walk: Walk, flat: FlatSchema): FactData[] {
  const facts = factsOf(flat.schema);
  if (flat.name === undefined) return facts;
  return facts.filter(([label, value]) => label !== 'Example' || (!walk.received && !/^[{[]/.test(value ?? '')));
}

/** @returns the values of a map, if they have no fields and so no place of their own below it */
function entryOf(doc: OpenApiDocument, flat: FlatSchema): FlatSchema | undefined {
  const values = flat.schema.additionalProperties;
  const entry = typeof values === 'object' && isMap(flat.schema) ? flatten(doc, values) : undefined;
  return entry && !hasInside(entry) ? entry : undefined;
}

function innerFacts(outer: Schema, inner: FlatSchema, part: 'item' | 'value'): FactData[] {
  const facts = factsOf(inner.schema, part).filter(([label]) => !(label.endsWith(': example') && outer.example !== undefined));
  return inner.nullable ? [[`Each ${part}: may be null`], ...facts] : facts;
}

function refLink(context: FieldContext, flat: FlatSchema, inner: FlatSchema | undefined): LinkData | undefined {
  const values = flat.schema.additionalProperties;
  const name = flat.name ?? inner?.name ?? (typeof values === 'object' && isMap(flat.schema) ? flatten(context.doc, values).name : undefined);
  return name === undefined ? undefined : {text: name, href: context.schemaUrl(name)};
}

function valuesOf(context: FieldContext, schema: Schema): EnumValueData[] {
  const notes = (schema['x-enumDescriptions'] ?? schema['x-enum-descriptions']) as Record<string, string> | string[] | undefined;
  return (schema.enum ?? []).map((value, index) => {
    const note = Array.isArray(notes) ? notes[index] : notes?.[String(value)];
    return compact({value: showValue(value), html: inlineHtml(context.render(note))});
  });
}

function hasInside({schema, choices}: FlatSchema): boolean {
  return (
    choices.length > 0 ||
    Object.keys(schema.properties ?? {}).length > 0 ||
    schema.patternProperties !== undefined ||
    typeof schema.additionalProperties === 'object' ||
    schema.prefixItems !== undefined
  );
}

/** Gives each field its id, and links to what the page shows already instead of showing it twice. */
function assignIds(context: FieldContext, data: SchemaData, path: string[], received: boolean): void {
  const visit = (part: FieldData | AlternativeData, name: string): void => {
    part.id = context.ids(...path, name);
    if (!linkAbove(context, part, name, received)) assignIds(context, part, [...path, name], received);
  };
  for (const field of data.fields ?? []) visit(field, field.name);
  for (const {alternatives} of data.choices ?? []) for (const part of alternatives) visit(part, part.label);
}

function linkAbove({shown}: FieldContext, data: FieldData | AlternativeData, name: string, received: boolean): boolean {
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

function shownKey({ref, fields = [], choices = [], values = []}: SchemaData): string {
  return [ref?.text, ...fields.map((field) => `${field.name}${field.cut ?? ''}`), choices.length, ...values.map(({value}) => value)].join('\n');
}

function countFields({fields = [], choices = []}: SchemaData): number {
  const nested = [...fields, ...choices.flatMap(({alternatives}) => alternatives)];
  return fields.length + nested.reduce((sum, part) => sum + countFields(part), 0);
}

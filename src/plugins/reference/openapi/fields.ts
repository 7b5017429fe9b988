import type {AlternativeData, ChoiceData, EnumValueData, FactData, FieldData, LinkData, SchemaData} from '../shared/restData';
import type {OpenApiDocument, Schema} from './document';
import {schemaName} from './document';
import {factsOf, showValue} from './facts';
import {flatten, mappingRef} from './flatten';
import type {FlatChoice, FlatSchema} from './flatten';
import type {MarkdownRenderer} from './markdown';
import type {IdSource} from './names';
import {compact} from './names';
import {isMap, typeLabel, typesOf} from './typeLabel';

/** What building a field tree needs. */
export interface FieldContext {
  doc: OpenApiDocument;
  render: MarkdownRenderer;
  ids: IdSource;
  schemaUrl: (name: string) => string;
}

export interface TreeOptions {
  /** The first part of every field's id: `body`, `response-200`. */
  prefix: string;
  /** How many fields the tree may have before schemas with a page of their own are cut to a link. */
  limit?: number;
  /** Schemas that are open already, such as the one whose page this is. */
  stack?: string[];
}

interface Walk {
  context: FieldContext;
  count: number;
  limit: number;
  /** How many named schemas may be nested. */
  depth: number;
  wasCut: boolean;
}

const DEFAULT_LIMIT = 400;

/**
 * @param context - document, renderer and source of ids
 * @param schema - the schema of a body, parameter or page
 * @param options - prefix of the ids and limit of the size
 * @returns the schema with all fields below it; deep named schemas become links when it is too large
 */
export function schemaTree(context: FieldContext, schema: Schema | boolean, options: TreeOptions): SchemaData {
  const {prefix, limit = DEFAULT_LIMIT, stack = []} = options;
  const build = (depth: number, most: number): {tree: SchemaData; walk: Walk} => {
    const walk: Walk = {context, count: 0, limit: most, depth, wasCut: false};
    return {tree: describe(walk, flatten(context.doc, schema), stack, -1), walk};
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
  assignIds(context.ids, best.tree, [prefix]);
  return best.tree;
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
    facts: [...factsOf(schema), ...(inner ? innerFacts(schema, inner, 'item') : []), ...(entry ? innerFacts(schema, entry, 'value') : [])],
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
    return compact({id: '', name, required: required || undefined, ...describe(walk, flatten(doc, value), stack, level)});
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
    return compact({value: showValue(value), html: inline(context.render(note))});
  });
}

function inline(html: string | undefined): string | undefined {
  return html?.replace(/^<p>([\s\S]*)<\/p>$/, (whole, text: string) => (text.includes('<p>') ? whole : text));
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

function assignIds(ids: IdSource, data: SchemaData, path: string[]): void {
  for (const field of data.fields ?? []) {
    field.id = ids(...path, field.name);
    assignIds(ids, field, [...path, field.name]);
  }
  for (const alternative of data.choices?.flatMap((choice) => choice.alternatives) ?? []) {
    alternative.id = ids(...path, alternative.label);
    assignIds(ids, alternative, [...path, alternative.label]);
  }
}

import type {FactData, LinkData, ValueData} from '../../data/reference';
import type {RestFieldData, SchemaData} from '../../data/rest';
import {describeChoice, describeConditions} from './choices';
import {
  getConditionFacts,
  getLabeledConditions,
  type OpenApiDocument,
  type Schema,
  formatValue,
  flattenSchema,
  type FlatSchema,
  isMapType,
  getTypeLabel,
  getTypes,
} from '@paydocs/specs';
import {formatMemberFact, isExampleFactAtAnyLevel, getFacts, isExampleFact} from './facts';
import {getOwnValue, getOwnString, translate, toKebabCase} from '@paydocs/core';
import {type MarkdownRenderer, toInlineHtml} from '@paydocs/core/html';
import {createExtensionFacts, type FieldNote} from '../../common/fieldNotes';
import {omitEmptyValues} from '../../common/omitEmptyValues';
import {createDocsLink} from '../../common/safeLink';
import {getDisplayName} from '../names';
import {assignFieldIds, assignValueIds, getSchemaKey, type PageAnchors} from './anchors';

/** State for building a tree of fields. */
export interface FieldContext extends PageAnchors {
  doc: OpenApiDocument;
  render: MarkdownRenderer;
  getSchemaUrl: (name: string) => string;
  /** Notes of the site's own extensions. */
  fieldNotes: readonly FieldNote[];
}

export interface TreeOptions {
  /** First part of every field's ID, such as `body` or `response-200`. */
  prefix: string;
  /** Maximum number of fields before schemas with their own page are replaced with links. */
  limit?: number;
  /** Anchor of the schema's fields on the page; later occurrences link to it. */
  anchor?: string;
  /** `true` for bodies that the API sends. */
  received?: boolean;
  /** Values in the examples of the whole body, as formatted by {@link formatExample}. */
  examples?: Set<string>;
}

interface WalkState {
  context: FieldContext;
  /**
   * Number of fields so far. Alternatives are counted too, because schemas that refer to each other in choices have
   * hardly any fields.
   */
  fields: number;
  alternatives: number;
  limit: number;
  /** Maximum depth of nested named schemas. */
  depth: number;
  wasCut: boolean;
  received: boolean;
  examples: Set<string>;
}

const DEFAULT_MAX_FIELDS = 400;

/**
 * Builds the tree of a schema's fields.
 *
 * @param context - document, renderer, and ID generator
 * @param schema - schema of a body, parameter, or page
 * @param options - prefix of the IDs, and size limit
 * @returns the schema with all nested fields; if it's too large, deeply nested named schemas are replaced with links
 */
export function createSchemaTree(context: FieldContext, schema: Schema | boolean, options: TreeOptions): SchemaData {
  const {prefix, limit = DEFAULT_MAX_FIELDS, received = false, examples = new Set()} = options;
  const build = (depth: number, maxFields: number): {tree: SchemaData; walk: WalkState} => {
    const walk: WalkState = {
      context,
      fields: 0,
      alternatives: 0,
      limit: maxFields,
      depth,
      wasCut: false,
      received,
      examples,
    };
    return {tree: describeSchema(walk, flattenSchema(context.doc, schema), [], -1), walk};
  };
  let best = build(Infinity, limit);
  if (isTooLarge(best.walk)) {
    best = build(0, Infinity);
    // Find the deepest tree within the limit. Some schemas are nested a hundred levels deep, so the depth is doubled
    // while it fits, then bisected.
    for (let low = 0, high = Infinity; best.walk.wasCut && high - low > 1;) {
      const depth = high === Infinity ? low * 2 || 1 : Math.floor((low + high) / 2);
      const candidate = build(depth, limit);
      if (isTooLarge(candidate.walk)) {
        high = depth;
      } else {
        low = depth;
        best = candidate;
      }
    }
  }
  const {tree} = best;
  if (options.anchor !== undefined && tree.ref)
    context.renderedSchemas.set(getSchemaKey(tree), {
      link: {text: tree.ref.text, href: `#${options.anchor}`},
      html: tree.html,
    });
  assignFieldIds(context, tree, [prefix], received);
  assignValueIds(context, tree, prefix);
  return tree;
}

const isTooLarge = ({fields, alternatives, limit}: WalkState): boolean => fields > limit || alternatives > limit;

/** Describes one schema; `level` counts the named schemas that contain it. */
function describeSchema(walk: WalkState, flat: FlatSchema, stack: string[], level: number): SchemaData {
  const {context} = walk;
  const {schema} = flat;
  const inner = getInnermostItems(context.doc, flat);
  const mapValue = getMapValueWithoutFields(context.doc, flat);
  const data: SchemaData = omitEmptyValues<SchemaData>({
    type: getTypeLabel(context.doc, flat),
    ref: createRefLink(context, flat, inner),
    nullable: flat.nullable || undefined,
    deprecated: schema.deprecated === true || undefined,
    access: schema.readOnly ? 'read-only' : schema.writeOnly ? 'write-only' : undefined,
    html: context.render(schema.description) ?? context.render((inner ?? mapValue)?.schema.description),
    facts: [
      ...createSchemaFacts(walk, flat),
      ...(inner ? createInnerSchemaFacts(context, schema, inner, 'item') : []),
      ...(mapValue ? createInnerSchemaFacts(context, schema, mapValue, 'value') : []),
    ],
    values: createEnumValues(
      context,
      (inner ?? mapValue)?.schema.enum ? ((inner ?? mapValue)?.schema ?? schema) : schema,
    ),
    docs: createDocsLink(schema.externalDocs),
  });
  const source = inner ?? flat;
  if ((!hasMembers(source) && !hasMembers(flat)) || isTooLarge(walk)) return data;
  const refs = [...flat.refs, ...source.refs];
  if (refs.some((ref) => stack.includes(ref))) return {...data, truncatedBy: 'recursion'};
  const namedLevel = source.name !== undefined && level >= 0 ? level + 1 : Math.max(level, 0);
  if (source.name !== undefined && namedLevel > walk.depth) {
    walk.wasCut = true;
    return {...data, truncatedBy: 'size'};
  }
  const openRefs = [...stack, ...refs];
  const describePart = (part: FlatSchema): SchemaData => {
    walk.alternatives += 1;
    return describeSchema(walk, part, openRefs, namedLevel);
  };
  // A list may have rules in addition to those of its items.
  const parts = inner ? [flat, inner] : [flat];
  const choices = parts.flatMap((part) =>
    part.choices.map((choice) => describeChoice(context.doc, choice, part.schema, describePart)),
  );
  const conditions = parts.flatMap((part) => describeConditions(context.doc, part.conditions, describePart));
  return omitEmptyValues({
    ...data,
    fields: parts.flatMap((part) => createFields(walk, part, openRefs, namedLevel)),
    choices: [...choices, ...conditions],
  });
}

function createFields(walk: WalkState, source: FlatSchema, stack: string[], level: number): RestFieldData[] {
  const {doc} = walk.context;
  const createField = (name: string, value: Schema | boolean, required = false): RestFieldData => {
    walk.fields += 1;
    const flat = flattenSchema(doc, value);
    const data = addTitleFact(describeSchema(walk, flat, stack, level), name, flat);
    // Read-only fields are never sent, and write-only fields are never returned.
    const isOtherDirection = data.access === (walk.received ? 'write-only' : 'read-only');
    return {
      id: '',
      name: getDisplayName(name),
      ...omitEmptyValues({
        required: required && !isOtherDirection ? (walk.received ? ('always' as const) : true) : undefined,
        ...data,
      }),
    };
  };
  const {schema, choices} = source;
  const fields = Object.entries(schema.properties ?? {}).map(([name, value]) =>
    createField(name, value, schema.required?.includes(name)),
  );
  for (const name of schema.required ?? []) {
    // A name that only appears in `required` belongs to an alternative, or may have any value.
    if (schema.properties && !getOwnValue(schema.properties, name) && choices.length === 0)
      fields.push(createField(name, {}, true));
  }
  for (const [pattern, value] of Object.entries(schema.patternProperties ?? {}))
    fields.push(createField(`/${pattern}/`, value));
  if (typeof schema.additionalProperties === 'object') {
    const isMapSchema = isMapType(schema);
    if (!isMapSchema || hasNestedMembers(doc, flattenSchema(doc, schema.additionalProperties)))
      fields.push(createField(isMapSchema ? '{key}' : '{any other key}', schema.additionalProperties));
  }
  schema.prefixItems?.forEach((value, index) => fields.push(createField(`[${index}]`, value)));
  if (schema.prefixItems && typeof schema.items === 'object')
    fields.push(createField(`[${schema.prefixItems.length} …]`, schema.items));
  return fields;
}

/** Adds the title as a fact, unless the schema has its own page or the title only repeats the field's name. */
function addTitleFact(data: SchemaData, name: string, {schema, name: schemaName}: FlatSchema): SchemaData {
  const {title} = schema;
  if (!title || schemaName !== undefined || toKebabCase(title) === toKebabCase(name)) return data;
  return {...data, facts: [[translate({id: 'paydocs.fact.title', message: 'Title'}), title], ...(data.facts ?? [])]};
}

/** Returns the items of an array, or of the innermost of nested arrays; undefined for other types. */
function getInnermostItems(doc: OpenApiDocument, flat: FlatSchema): FlatSchema | undefined {
  let inner: FlatSchema | undefined;
  let schema = flat.schema;
  for (
    let depth = 0;
    depth < 6 && getTypes(schema).includes('array') && typeof schema.items === 'object' && !schema.prefixItems;
    depth += 1
  ) {
    inner = flattenSchema(doc, schema.items);
    schema = inner.schema;
  }
  return inner;
}

/**
 * Returns the facts of a schema without redundant examples: long examples of a named schema are on its page, and bodies
 * that the API sends have examples of the whole.
 */
function createSchemaFacts(walk: WalkState, flat: FlatSchema): FactData[] {
  const facts = [
    ...createExtensionFacts(walk.context.fieldNotes, flat.schema),
    ...getFacts(flat.schema),
    ...getConditionFacts(flat.conditions),
  ];
  const isIncluded = (value = ''): boolean =>
    !walk.examples.has(value) && (flat.name === undefined || (!walk.received && !/^[{[]/.test(value)));
  return facts.filter((fact) => !isExampleFact(fact) || isIncluded(fact[1]));
}

/** Returns the schema of a map's values. Returns `undefined` if they have fields, which the tree lists separately. */
function getMapValueWithoutFields(doc: OpenApiDocument, flat: FlatSchema): FlatSchema | undefined {
  const values = flat.schema.additionalProperties;
  const value = typeof values === 'object' && isMapType(flat.schema) ? flattenSchema(doc, values) : undefined;
  return value && !hasNestedMembers(doc, value) ? value : undefined;
}

function createInnerSchemaFacts(
  {fieldNotes}: FieldContext,
  outer: Schema,
  inner: FlatSchema,
  part: 'item' | 'value',
): FactData[] {
  const notes = createExtensionFacts(fieldNotes, inner.schema).map(([label, ...value]): FactData => [
    formatMemberFact(part, label),
    ...value,
  ]);
  const rules = getConditionFacts(inner.conditions).map(([label, ...value]): FactData => [
    formatMemberFact(part, label.toLowerCase()),
    ...value,
  ]);
  const facts = [...notes, ...getFacts(inner.schema, part), ...rules].filter(
    (fact) => !(isExampleFactAtAnyLevel(fact) && !isExampleFact(fact) && outer.example !== undefined),
  );
  return inner.nullable
    ? [[formatMemberFact(part, translate({id: 'paydocs.fact.maybeNull', message: 'may be null'}))], ...facts]
    : facts;
}

function createRefLink(context: FieldContext, flat: FlatSchema, inner: FlatSchema | undefined): LinkData | undefined {
  const values = flat.schema.additionalProperties;
  const name =
    flat.name ??
    inner?.name ??
    (typeof values === 'object' && isMapType(flat.schema) ? flattenSchema(context.doc, values).name : undefined);
  return name === undefined ? undefined : {text: name, href: context.getSchemaUrl(name)};
}

function createEnumValues(context: FieldContext, schema: Schema): ValueData[] {
  const notes = schema['x-enumDescriptions'] ?? schema['x-enum-descriptions'];
  return (schema.enum ?? []).map((value, index) => {
    const note = getOwnString(notes, Array.isArray(notes) ? String(index) : String(value));
    return omitEmptyValues({name: formatValue(value), html: toInlineHtml(context.render(note))});
  });
}

/** Checks whether a schema, or the items of an array, have fields or choices. */
function hasNestedMembers(doc: OpenApiDocument, flat: FlatSchema): boolean {
  const inner = getInnermostItems(doc, flat);
  return hasMembers(flat) || (inner !== undefined && hasMembers(inner));
}

function hasMembers({schema, choices, conditions}: FlatSchema): boolean {
  return (
    choices.length > 0 ||
    getLabeledConditions(conditions).length > 0 ||
    Object.keys(schema.properties ?? {}).length > 0 ||
    schema.patternProperties !== undefined ||
    typeof schema.additionalProperties === 'object' ||
    schema.prefixItems !== undefined
  );
}

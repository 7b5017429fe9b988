import type {FactData, LinkData, ValueData} from '../../data/reference';
import type {RestFieldData, SchemaData} from '../../data/rest';
import {describeChoice, describeConditions} from './choices';
import {conditionFacts, conditionParts} from '@paydocs/specs/openapi/conditions';
import type {OpenApiDocument, Schema} from '@paydocs/specs/openapi/document';
import {eachOf, endsWithExample, factsOf, isExample} from './facts';
import {showValue} from '@paydocs/specs/openapi/showValue';
import {flatten} from '@paydocs/specs/openapi/flatten';
import type {FlatSchema} from '@paydocs/specs/openapi/flatten';
import {ownValue} from '@paydocs/core/ownValue';
import {ownText} from '@paydocs/core/ownText';
import {translate} from '@paydocs/core/translate';
import type {MarkdownRenderer} from '@paydocs/core/markdown/markdown';
import {inlineHtml} from '@paydocs/core/markdown/markdown';
import {compact} from '../../common/compact';
import {docsLink} from '../../common/foreignLink';
import {shownName} from '../names';
import {assignIds, assignValueIds, shownKey, type PageAddresses} from './addresses';
import {kebab} from '@paydocs/core/kebab';
import {isMap, typeLabel, typesOf} from '@paydocs/specs/openapi/typeLabel';

/** What building a field tree needs. */
export interface FieldContext extends PageAddresses {
  doc: OpenApiDocument;
  render: MarkdownRenderer;
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
  /** Values that the page shows in examples of the whole body, as {@link showExample} writes them. */
  examples?: Set<string>;
}

interface Walk {
  context: FieldContext;
  /** Fields so far, and alternatives: a choice between schemas that choose each other has hardly a field. */
  fields: number;
  alternatives: number;
  limit: number;
  /** How many named schemas may be nested. */
  depth: number;
  wasCut: boolean;
  received: boolean;
  examples: Set<string>;
}

const DEFAULT_LIMIT = 400;

/**
 * @param context - document, renderer and source of ids
 * @param schema - the schema of a body, parameter or page
 * @param options - prefix of the ids and limit of the size
 * @returns the schema with all fields below it; deep named schemas become links when it is too large
 */
export function schemaTree(context: FieldContext, schema: Schema | boolean, options: TreeOptions): SchemaData {
  const {prefix, limit = DEFAULT_LIMIT, received = false, examples = new Set()} = options;
  const build = (depth: number, most: number): {tree: SchemaData; walk: Walk} => {
    const walk: Walk = {context, fields: 0, alternatives: 0, limit: most, depth, wasCut: false, received, examples};
    return {tree: describe(walk, flatten(context.doc, schema), [], -1), walk};
  };
  let best = build(Infinity, limit);
  if (isTooLarge(best.walk)) {
    best = build(0, Infinity);
    // The deepest tree within the limit: some schemas are nested a hundred levels deep, so depths are
    // doubled as long as they fit, then halved.
    for (let low = 0, high = Infinity; best.walk.wasCut && high - low > 1;) {
      const depth = high === Infinity ? low * 2 || 1 : Math.floor((low + high) / 2);
      const next = build(depth, limit);
      if (isTooLarge(next.walk)) {
        high = depth;
      } else {
        low = depth;
        best = next;
      }
    }
  }
  const {tree} = best;
  if (options.anchor !== undefined && tree.ref)
    context.shown.set(shownKey(tree), {link: {text: tree.ref.text, href: `#${options.anchor}`}, html: tree.html});
  assignIds(context, tree, [prefix], received);
  assignValueIds(context, tree, prefix);
  return tree;
}

const isTooLarge = ({fields, alternatives, limit}: Walk): boolean => fields > limit || alternatives > limit;

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
    facts: [
      ...ownFacts(walk, flat),
      ...(inner ? innerFacts(schema, inner, 'item') : []),
      ...(entry ? innerFacts(schema, entry, 'value') : []),
    ],
    values: valuesOf(context, (inner ?? entry)?.schema.enum ? ((inner ?? entry)?.schema ?? schema) : schema),
    docs: docsLink(schema.externalDocs),
  });
  const source = inner ?? flat;
  if ((!hasInside(source) && !hasInside(flat)) || isTooLarge(walk)) return data;
  const refs = [...flat.refs, ...source.refs];
  if (refs.some((ref) => stack.includes(ref))) return {...data, cut: 'recursion'};
  const named = source.name !== undefined && level >= 0 ? level + 1 : Math.max(level, 0);
  if (source.name !== undefined && named > walk.depth) {
    walk.wasCut = true;
    return {...data, cut: 'size'};
  }
  const open = [...stack, ...refs];
  const inside = (part: FlatSchema): SchemaData => {
    walk.alternatives += 1;
    return describe(walk, part, open, named);
  };
  // A list may have rules of its own, beside those of its items.
  const both = inner ? [flat, inner] : [flat];
  const choices = both.flatMap((part) =>
    part.choices.map((choice) => describeChoice(context.doc, choice, part.schema, inside)),
  );
  const conditions = both.flatMap((part) => describeConditions(context.doc, part.conditions, inside));
  return compact({
    ...data,
    fields: both.flatMap((part) => fieldsOf(walk, part, open, named)),
    choices: [...choices, ...conditions],
  });
}

function fieldsOf(walk: Walk, source: FlatSchema, stack: string[], level: number): RestFieldData[] {
  const {doc} = walk.context;
  const field = (name: string, value: Schema | boolean, required = false): RestFieldData => {
    walk.fields += 1;
    const flat = flatten(doc, value);
    const data = withTitle(describe(walk, flat, stack, level), name, flat);
    // Nobody has to send what is only read, and nothing is sent back of what is only written.
    const isOther = data.access === (walk.received ? 'write-only' : 'read-only');
    return {
      id: '',
      name: shownName(name),
      ...compact({required: required && !isOther ? (walk.received ? ('always' as const) : true) : undefined, ...data}),
    };
  };
  const {schema, choices} = source;
  const fields = Object.entries(schema.properties ?? {}).map(([name, value]) =>
    field(name, value, schema.required?.includes(name)),
  );
  for (const name of schema.required ?? []) {
    // A name that only `required` knows is part of an alternative, or may hold anything.
    if (schema.properties && !ownValue(schema.properties, name) && choices.length === 0)
      fields.push(field(name, {}, true));
  }
  for (const [pattern, value] of Object.entries(schema.patternProperties ?? {}))
    fields.push(field(`/${pattern}/`, value));
  if (typeof schema.additionalProperties === 'object') {
    const map = isMap(schema);
    if (!map || isNested(doc, flatten(doc, schema.additionalProperties)))
      fields.push(field(map ? '{key}' : '{any other key}', schema.additionalProperties));
  }
  schema.prefixItems?.forEach((value, index) => fields.push(field(`[${index}]`, value)));
  if (schema.prefixItems && typeof schema.items === 'object')
    fields.push(field(`[${schema.prefixItems.length} …]`, schema.items));
  return fields;
}

/** The title of a named schema stands on its page; one that only repeats the field's name says nothing. */
function withTitle(data: SchemaData, name: string, {schema, name: schemaOf}: FlatSchema): SchemaData {
  const {title} = schema;
  if (!title || schemaOf !== undefined || kebab(title) === kebab(name)) return data;
  return {...data, facts: [[translate({id: 'paydocs.fact.title', message: 'Title'}), title], ...(data.facts ?? [])]};
}

/** @returns the members of an array (of arrays …) */
function innerOf(doc: OpenApiDocument, flat: FlatSchema): FlatSchema | undefined {
  let inner: FlatSchema | undefined;
  let schema = flat.schema;
  for (
    let depth = 0;
    depth < 6 && typesOf(schema).includes('array') && typeof schema.items === 'object' && !schema.prefixItems;
    depth += 1
  ) {
    inner = flatten(doc, schema.items);
    schema = inner.schema;
  }
  return inner;
}

/** Examples of a named schema stand on its page: there is no need for long ones here. What the API sends has examples of the whole. */
function ownFacts(walk: Walk, flat: FlatSchema): FactData[] {
  const facts = [...factsOf(flat.schema), ...conditionFacts(flat.conditions)];
  const isKept = (value = ''): boolean =>
    !walk.examples.has(value) && (flat.name === undefined || (!walk.received && !/^[{[]/.test(value)));
  return facts.filter((fact) => !isExample(fact) || isKept(fact[1]));
}

/** @returns the values of a map, if they have no fields and so no place of their own below it */
function entryOf(doc: OpenApiDocument, flat: FlatSchema): FlatSchema | undefined {
  const values = flat.schema.additionalProperties;
  const entry = typeof values === 'object' && isMap(flat.schema) ? flatten(doc, values) : undefined;
  return entry && !isNested(doc, entry) ? entry : undefined;
}

function innerFacts(outer: Schema, inner: FlatSchema, part: 'item' | 'value'): FactData[] {
  const rules = conditionFacts(inner.conditions).map(([label, ...value]): FactData => [
    eachOf(part, label.toLowerCase()),
    ...value,
  ]);
  const facts = [...factsOf(inner.schema, part), ...rules].filter(
    (fact) => !(endsWithExample(fact) && !isExample(fact) && outer.example !== undefined),
  );
  return inner.nullable
    ? [[eachOf(part, translate({id: 'paydocs.fact.maybeNull', message: 'may be null'}))], ...facts]
    : facts;
}

function refLink(context: FieldContext, flat: FlatSchema, inner: FlatSchema | undefined): LinkData | undefined {
  const values = flat.schema.additionalProperties;
  const name =
    flat.name ??
    inner?.name ??
    (typeof values === 'object' && isMap(flat.schema) ? flatten(context.doc, values).name : undefined);
  return name === undefined ? undefined : {text: name, href: context.schemaUrl(name)};
}

function valuesOf(context: FieldContext, schema: Schema): ValueData[] {
  const notes = schema['x-enumDescriptions'] ?? schema['x-enum-descriptions'];
  return (schema.enum ?? []).map((value, index) => {
    const note = ownText(notes, Array.isArray(notes) ? String(index) : String(value));
    return compact({name: showValue(value), html: inlineHtml(context.render(note))});
  });
}

/** Whether a schema, or the members of a list, have fields or choices. */
function isNested(doc: OpenApiDocument, flat: FlatSchema): boolean {
  const inner = innerOf(doc, flat);
  return hasInside(flat) || (inner !== undefined && hasInside(inner));
}

function hasInside({schema, choices, conditions}: FlatSchema): boolean {
  return (
    choices.length > 0 ||
    conditionParts(conditions).length > 0 ||
    Object.keys(schema.properties ?? {}).length > 0 ||
    schema.patternProperties !== undefined ||
    typeof schema.additionalProperties === 'object' ||
    schema.prefixItems !== undefined
  );
}

/** Compares the fields and alternatives of schemas. */
import {getComponentName, isObject, type Schema} from '@paydocs/contract/document';
import type {Comparer, AddChangeCallback} from './comparer';
import {flattenSchema, type OwnedSchema, type FlatSchema} from './flatSchema';

/**
 * Compares the fields of an object.
 *
 * @param comparer - compares the schemas of fields
 * @param before - object in the old revision
 * @param after - same object in the new revision
 * @param name - name of the object in the notation of a `SpecUse`
 * @param operation - ID of the operation that uses the object, if its schema is inline
 */
export function compareFields(
  comparer: Comparer,
  before: FlatSchema,
  after: FlatSchema,
  name: string,
  operation?: string,
): void {
  const {direction, revisions} = comparer;
  const isRequest = direction === 'request';
  const add: typeof revisions.collector.add = (found) => revisions.collector.add({operation, ...found});
  for (const [field, parts] of before.properties) {
    const subject = getOwner(parts, `${name}.${field}`);
    const others = after.properties.get(field);
    if (others) {
      compareField(comparer, parts, others, operation);
      continue;
    }
    // A program that reads the field no longer finds it, and a closed object rejects requests that still contain it.
    const level = isRequest && !after.isClosed ? 'dangerous' : 'breaking';
    add({level, subject, verb: 'removed', text: `${subject} was removed`, targets: parts.map(({owner}) => owner)});
  }
  for (const [field, parts] of after.properties) {
    if (before.properties.has(field)) continue;
    const subject = getOwner(parts, `${name}.${field}`);
    const isRequired = after.required.has(field);
    const level = isRequest && isRequired ? 'breaking' : 'safe';
    const parent = subject.slice(0, -field.length - 1);
    const text = `${subject} was added${isRequest && isRequired ? ' and is required' : ''}`;
    const targets = isRequest && isRequired ? [parent] : [subject];
    add({level, subject, verb: 'added', text, targets, exact: true});
  }
  compareRequiredFields(comparer, before, after, operation);
  if (before.isClosed !== after.isClosed && before.properties.size > 0) {
    const level = isRequest && after.isClosed ? 'breaking' : 'safe';
    const text = `${name} now accepts ${after.isClosed ? 'no' : 'any'} other fields`;
    add({level, subject: name, verb: after.isClosed ? 'closed' : 'opened', text, targets: [name], exact: true});
  }
}

function compareRequiredFields(
  {direction, revisions}: Comparer,
  before: FlatSchema,
  after: FlatSchema,
  operation?: string,
): void {
  const isRequest = direction === 'request';
  for (const field of new Set([...before.required.keys(), ...after.required.keys()])) {
    const [was, is] = [before.required.get(field), after.required.get(field)];
    // Added and removed fields have been reported.
    const hasSamePresence = before.properties.has(field) === after.properties.has(field);
    if ((was === undefined) === (is === undefined) || !hasSamePresence) continue;
    const parent = is ?? was ?? '';
    const subject = `${parent}.${field}`;
    const verb = is === undefined ? 'optional' : 'required';
    const level = isRequest === (is !== undefined) ? 'breaking' : 'safe';
    const targets = isRequest && is !== undefined ? [parent, subject] : [subject];
    revisions.collector.add({level, subject, verb, text: `${subject} is now ${verb}`, targets, exact: true, operation});
  }
}

function getOwner(parts: readonly OwnedSchema[], otherwise: string): string {
  return parts.at(-1)?.owner ?? otherwise;
}

/**
 * Compares a field that several combined schemas may define. Compares schema by schema if both revisions combine the
 * same schemas.
 */
function compareField(
  comparer: Comparer,
  before: readonly OwnedSchema[],
  after: readonly OwnedSchema[],
  operation?: string,
): void {
  const owners = (parts: readonly OwnedSchema[]): string => parts.map(({owner}) => owner).join(' ');
  if (owners(before) === owners(after)) {
    before.forEach((part, index) => comparer.compare(part, after[index] ?? part, operation));
    return;
  }
  comparer.compare(mergeSchemas(before), mergeSchemas(after), operation);
}

function mergeSchemas(parts: readonly OwnedSchema[]): OwnedSchema {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  return {schema: {allOf: parts.map(({schema}) => schema)}, owner: getOwner(parts, '')};
}

/**
 * Compares the alternatives of a schema (`anyOf`, `oneOf`).
 *
 * @param comparer - compares the schemas of alternatives
 * @param before - schema in the old revision
 * @param after - same schema in the new revision
 * @param name - name of the schema in the notation of a `SpecUse`
 * @param addChange - adds a change of the schema to the collector
 * @param operation - ID of the operation that uses the schema, if it's inline
 */
export function compareUnions(
  comparer: Comparer,
  before: FlatSchema,
  after: FlatSchema,
  name: string,
  addChange: AddChangeCallback,
  operation?: string,
): void {
  const {direction} = comparer;
  const [unionBefore, unionAfter] = [before.unions[0], after.unions[0]];
  if (!unionBefore || !unionAfter) {
    if (unionAfter) addChange('breaking', 'wrapped', `${name} now has alternatives`);
    if (unionBefore) addChange('dangerous', `${unionBefore.keyword} changed`, `${name} no longer has alternatives`);
    return;
  }
  const pairs = pairAlternatives(comparer, unionBefore.branches, unionAfter.branches);
  for (const [one, other] of pairs) {
    if (one && other) comparer.compare({...one, owner: name}, {...other, owner: name}, operation);
    else if (one)
      addAlternativeChange(direction, name, getAlternativeLabel(one), 'removed', unionBefore.keyword, addChange);
    else if (other)
      addAlternativeChange(direction, name, getAlternativeLabel(other), 'added', unionAfter.keyword, addChange);
  }
}

function addAlternativeChange(
  direction: 'request' | 'response',
  name: string,
  label: string,
  verb: 'added' | 'removed',
  keyword: 'anyOf' | 'oneOf',
  addChange: AddChangeCallback,
): void {
  const isSafe = (direction === 'request') === (verb === 'added');
  // No program knows the form of an object that isn't listed.
  const level = isSafe ? 'safe' : direction === 'response' && keyword === 'anyOf' ? 'dangerous' : 'breaking';
  addChange(level, `alternative ${label} ${verb}`, `the alternative ${label} of ${name} was ${verb}`, {exact: true});
}

/** Pairs alternatives by name. If each revision has a single unnamed alternative left, these also form a pair. */
function pairAlternatives(
  {revisions}: Comparer,
  before: readonly OwnedSchema[],
  after: readonly OwnedSchema[],
): [OwnedSchema | undefined, OwnedSchema | undefined][] {
  const unmatched = [...after];
  const pairs: [OwnedSchema | undefined, OwnedSchema | undefined][] = before.map((part) => {
    const key = getAlternativeKey(revisions.before, part);
    const index = unmatched.findIndex((each) => getAlternativeKey(revisions.after, each) === key);
    return [part, index < 0 ? undefined : unmatched.splice(index, 1)[0]];
  });
  const unpaired = pairs.filter(([, other]) => other === undefined);
  const [only] = unpaired;
  if (unpaired.length === 1 && unmatched.length === 1 && only && !hasName(only[0]) && !hasName(unmatched[0]))
    only[1] = unmatched.pop();
  return [...pairs, ...unmatched.map((part): [undefined, OwnedSchema] => [undefined, part])];
}

const hasName = (part: OwnedSchema | undefined): boolean =>
  part !== undefined && (part.schema.$ref !== undefined || part.schema.title !== undefined);

function getAlternativeKey(document: Comparer['revisions']['before'], {schema, owner}: OwnedSchema): string {
  const named = getComponentName(schema) ?? schema.title;
  if (named !== undefined) return named;
  const view = flattenSchema(document, {schema, owner});
  const marks = [...view.properties].flatMap(([field, parts]) => {
    const value = parts.map((part) => part.schema.const).find((each) => each !== undefined);
    return value === undefined ? [] : [`${field}=${JSON.stringify(value)}`];
  });
  if (marks.length > 0) return marks.sort().join(' ');
  return view.types && view.properties.size === 0 ? [...view.types].join('|') : JSON.stringify(schema);
}

function getAlternativeLabel({schema}: OwnedSchema): string {
  const fields = isObject(schema.properties) ? Object.keys(schema.properties as Record<string, Schema>) : [];
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : schema.type;
  return (
    getComponentName(schema) ??
    schema.title ??
    (fields.length > 0 ? fields.slice(0, 3).join('+') : (type ?? 'without a name'))
  );
}

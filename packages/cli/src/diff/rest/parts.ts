/** Compares what schemas hold: fields and alternatives. */
import {componentOf, isObject, type Schema} from '@paydocs/contract/rest/document';
import type {Comparison, Tell} from './comparison';
import {viewOf, type Part, type View} from './view';

/**
 * @param comparison - who compares what is inside
 * @param old - an object
 * @param now - the same in the new revision
 * @param name - what it is called
 * @param operation - who uses it
 */
export function compareFields(comparison: Comparison, old: View, now: View, name: string, operation?: string): void {
  const {direction, revisions} = comparison;
  const isRequest = direction === 'request';
  const add: typeof revisions.collector.add = (found) => revisions.collector.add({operation, ...found});
  for (const [field, parts] of old.properties) {
    const subject = ownerOf(parts, `${name}.${field}`);
    const others = now.properties.get(field);
    if (others) {
      compareField(comparison, parts, others, operation);
      continue;
    }
    const rule = isRequest
      ? now.isClosed
        ? 'request-property-removed-from-closed'
        : 'request-property-removed'
      : 'response-property-removed';
    add({rule, subject, verb: 'removed', text: `${subject} was removed`, targets: parts.map(({owner}) => owner)});
  }
  for (const [field, parts] of now.properties) {
    if (old.properties.has(field)) continue;
    const subject = ownerOf(parts, `${name}.${field}`);
    const isRequired = now.required.has(field);
    const rule = isRequest
      ? isRequired
        ? 'new-required-request-property'
        : 'new-optional-request-property'
      : 'response-optional-property-added';
    const holder = subject.slice(0, -field.length - 1);
    const text = `${subject} was added${isRequest && isRequired ? ' and is required' : ''}`;
    const targets = isRequest && isRequired ? [holder] : [subject];
    add({rule, subject, verb: 'added', text, targets, exact: true});
  }
  compareRequired(comparison, old, now, operation);
  if (old.isClosed !== now.isClosed && old.properties.size > 0) {
    const rule = `${direction}-additional-properties-${now.isClosed ? 'closed' : 'opened'}` as const;
    const text = `${name} now accepts ${now.isClosed ? 'no' : 'any'} other fields`;
    add({rule, subject: name, verb: now.isClosed ? 'closed' : 'opened', text, targets: [name], exact: true});
  }
}

function compareRequired({direction, revisions}: Comparison, old: View, now: View, operation?: string): void {
  const isRequest = direction === 'request';
  for (const field of new Set([...old.required.keys(), ...now.required.keys()])) {
    const [was, is] = [old.required.get(field), now.required.get(field)];
    // What comes or goes as a whole is told already.
    const isBoth = old.properties.has(field) === now.properties.has(field);
    if ((was === undefined) === (is === undefined) || !isBoth) continue;
    const holder = is ?? was ?? '';
    const subject = `${holder}.${field}`;
    const verb = is === undefined ? 'optional' : 'required';
    const rule = `${direction}-property-became-${verb}` as const;
    const targets = isRequest && is !== undefined ? [holder, subject] : [subject];
    revisions.collector.add({rule, subject, verb, text: `${subject} is now ${verb}`, targets, exact: true, operation});
  }
}

function ownerOf(parts: readonly Part[], otherwise: string): string {
  return parts.at(-1)?.owner ?? otherwise;
}

/** A field that several joined schemas have is compared schema by schema, where both revisions join the same ones. */
function compareField(comparison: Comparison, old: readonly Part[], now: readonly Part[], operation?: string): void {
  const owners = (parts: readonly Part[]): string => parts.map(({owner}) => owner).join(' ');
  if (owners(old) === owners(now)) {
    old.forEach((part, index) => comparison.compare(part, now[index] ?? part, operation));
    return;
  }
  comparison.compare(joined(old), joined(now), operation);
}

function joined(parts: readonly Part[]): Part {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  return {schema: {allOf: parts.map(({schema}) => schema)}, owner: ownerOf(parts, '')};
}

/**
 * @param comparison - who compares what is inside
 * @param old - what may have alternatives
 * @param now - the same in the new revision
 * @param name - what it is called
 * @param tell - tells of it
 * @param operation - who uses it
 */
export function compareUnions(
  comparison: Comparison,
  old: View,
  now: View,
  name: string,
  tell: Tell,
  operation?: string,
): void {
  const {direction} = comparison;
  const [before, after] = [old.unions[0], now.unions[0]];
  if (!before || !after) {
    if (after) tell(`${direction}-property-wrapped-in-one-of`, 'wrapped', `${name} now has alternatives`);
    if (before) tell('schema-assertion-changed', `${before.keyword} changed`, `${name} no longer has alternatives`);
    return;
  }
  const pairs = pairsOf(comparison, before.branches, after.branches);
  for (const [one, other] of pairs) {
    if (one && other) comparison.compare({...one, owner: name}, {...other, owner: name}, operation);
    else if (one) tellAlternative(direction, name, labelOf(one), 'removed', before.keyword, tell);
    else if (other) tellAlternative(direction, name, labelOf(other), 'added', after.keyword, tell);
  }
}

function tellAlternative(
  direction: 'request' | 'response',
  name: string,
  label: string,
  verb: 'added' | 'removed',
  keyword: 'anyOf' | 'oneOf',
  tell: Tell,
): void {
  const rule =
    direction === 'response' && verb === 'added' && keyword === 'anyOf'
      ? 'response-property-any-of-added'
      : (`${direction}-property-one-of-${verb}` as const);
  tell(rule, `alternative ${label} ${verb}`, `the alternative ${label} of ${name} was ${verb}`, {exact: true});
}

/** Alternatives of the same name belong together, and those that are left if there is one on each side. */
function pairsOf(
  {revisions}: Comparison,
  before: readonly Part[],
  after: readonly Part[],
): [Part | undefined, Part | undefined][] {
  const rest = [...after];
  const pairs: [Part | undefined, Part | undefined][] = before.map((part) => {
    const key = keyOf(revisions.before, part);
    const index = rest.findIndex((each) => keyOf(revisions.after, each) === key);
    return [part, index < 0 ? undefined : rest.splice(index, 1)[0]];
  });
  const alone = pairs.filter(([, other]) => other === undefined);
  const [only] = alone;
  if (alone.length === 1 && rest.length === 1 && only && !hasName(only[0]) && !hasName(rest[0])) only[1] = rest.pop();
  return [...pairs, ...rest.map((part): [undefined, Part] => [undefined, part])];
}

const hasName = (part: Part | undefined): boolean =>
  part !== undefined && (part.schema.$ref !== undefined || part.schema.title !== undefined);

function keyOf(document: Comparison['revisions']['before'], {schema, owner}: Part): string {
  const named = componentOf(schema) ?? schema.title;
  if (named !== undefined) return named;
  const view = viewOf(document, {schema, owner});
  const marks = [...view.properties].flatMap(([field, parts]) => {
    const value = parts.map((part) => part.schema.const).find((each) => each !== undefined);
    return value === undefined ? [] : [`${field}=${JSON.stringify(value)}`];
  });
  if (marks.length > 0) return marks.sort().join(' ');
  return view.types && view.properties.size === 0 ? [...view.types].join('|') : JSON.stringify(schema);
}

function labelOf({schema}: Part): string {
  const fields = isObject(schema.properties) ? Object.keys(schema.properties as Record<string, Schema>) : [];
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : schema.type;
  return (
    componentOf(schema) ??
    schema.title ??
    (fields.length > 0 ? fields.slice(0, 3).join('+') : (type ?? 'without a name'))
  );
}

import {resolvePointer, isObject, type OpenApiDocument, type Schema} from '@paydocs/contract/document';
import {formatValue} from './collector';
import type {Comparer, Direction, DiffContext, AddChangeCallback} from './comparer';
import {compareFields, compareUnions} from './fieldsAndUnions';
import {findKeywordChange, findLimitChanges, findAssertionChanges} from './limits';
import {getBareReferenceName, unwrapSchema, flattenSchema, type OwnedSchema, type FlatSchema} from './flatSchema';

/** Comparer of the schemas of two revisions as programs use them. */
export class SchemaComparer implements Comparer {
  /** Names of the schemas that have been compared. Each is compared only once, wherever it's used. */
  private readonly seen = new Set<string>();
  /** Comparisons in progress between schemas with different names, because schemas may contain themselves. */
  private readonly inProgress = new Set<string>();

  constructor(
    readonly revisions: DiffContext,
    readonly direction: Direction,
  ) {}

  compare(before: OwnedSchema, after: OwnedSchema, operation?: string): void {
    const [innerBefore, innerAfter] = [unwrapSchema(before.schema), unwrapSchema(after.schema)];
    const [oldName, newName] = [getBareReferenceName(innerBefore.schema), getBareReferenceName(innerAfter.schema)];
    const isSame = oldName !== undefined && oldName === newName && innerBefore.isNullable === innerAfter.isNullable;
    const key = [oldName ?? '', newName ?? '', innerBefore.isNullable, innerAfter.isNullable].join('|');
    const known = isSame ? this.seen : this.inProgress;
    const hasName = oldName !== undefined || newName !== undefined;
    if (hasName && known.has(key)) return;
    if (hasName) known.add(key);
    if (isSame) {
      const part = (document: OpenApiDocument): OwnedSchema => {
        const target = resolvePointer(document, `#/components/schemas/${oldName}`);
        return {schema: isObject(target) ? (target as Schema) : {}, owner: oldName};
      };
      this.compareFlat(part(this.revisions.before), part(this.revisions.after));
    } else {
      this.compareFlat(before, after, operation, oldName);
    }
    this.inProgress.delete(key);
  }

  private compareFlat(before: OwnedSchema, after: OwnedSchema, operation?: string, component?: string): void {
    const flatBefore = flattenSchema(this.revisions.before, before);
    const flatAfter = flattenSchema(this.revisions.after, {...after, owner: before.owner});
    const name = before.owner;
    // Lines that use a named schema are affected if a field no longer has that schema.
    const targets = component === undefined ? [name] : [name, component];
    const addChange: AddChangeCallback = (level, verb, text, extra = {}) =>
      this.revisions.collector.add({level, subject: name, verb, text, targets, operation, ...extra});
    if (this.compareTypes(flatBefore, flatAfter, name, addChange)) {
      this.compareValues(flatBefore, flatAfter, name, addChange);
      this.compareLimits(flatBefore, flatAfter, name, addChange);
      compareFields(this, flatBefore, flatAfter, name, operation);
      compareUnions(this, flatBefore, flatAfter, name, addChange, operation);
      const [oldItems, newItems] = [flatBefore.items[0], flatAfter.items[0]];
      if (oldItems && newItems) this.compare(oldItems, newItems, operation);
      if (flatBefore.additionalProperties && flatAfter.additionalProperties)
        this.compare(flatBefore.additionalProperties, flatAfter.additionalProperties, operation);
    }
    this.compareDeprecation(flatBefore, flatAfter, name, addChange);
  }

  /**
   * Compares types and nullability. Returns `false` if the types differ, because other constraints can't be compared
   * then.
   */
  private compareTypes(before: FlatSchema, after: FlatSchema, name: string, addChange: AddChangeCallback): boolean {
    const change = classifyTypeChange(before, after);
    if (change === 'same') {
      this.compareNullability(before, after, name, addChange);
      return true;
    }
    const text = `type of ${name} changed from ${describeTypes(before)} to ${describeTypes(after)}`;
    const safeChange = this.direction === 'request' ? 'generalized' : 'specialized';
    addChange(change === safeChange ? 'safe' : 'breaking', 'type changed', text);
    return false;
  }

  private compareNullability(before: FlatSchema, after: FlatSchema, name: string, addChange: AddChangeCallback): void {
    if (before.isNullable === undefined || after.isNullable === undefined || before.isNullable === after.isNullable)
      return;
    const verb = after.isNullable ? 'nullable' : 'not nullable';
    const text = `${name} can ${after.isNullable ? 'now' : 'no longer'} be null`;
    const level = after.isNullable === (this.direction === 'response') ? 'breaking' : 'safe';
    addChange(level, verb, text, {exact: true});
  }

  private compareValues(before: FlatSchema, after: FlatSchema, name: string, addChange: AddChangeCallback): void {
    const {direction} = this;
    if (!before.values || !after.values) {
      if (!before.values === !after.values) return;
      const verb = after.values ? 'became enum' : 'enum removed';
      const level =
        direction === 'request' ? (after.values ? 'breaking' : 'safe') : after.values ? 'safe' : 'dangerous';
      const text = after.values ? `${name} now accepts only listed values` : `${name} no longer has a list of values`;
      addChange(level, verb, text);
      return;
    }
    const removed = [...before.values].filter((value) => !after.values?.has(value));
    const added = [...after.values].filter((value) => !before.values?.has(value));
    if (direction === 'response' && before.isConst && after.isConst && removed.length > 0) {
      const [from, to] = [toPlainString(removed[0]), toPlainString(added[0])];
      const targets = [`${before.enumOwner ?? name}=${from}`];
      addChange('breaking', 'const changed', `${name} is now "${to}" instead of "${from}"`, {
        targets,
      });
      return;
    }
    const addValueChange = (value: string, verb: 'added' | 'removed'): void => {
      // A program doesn't know an added value, or waits for a removed one.
      const level = direction === 'response' ? 'dangerous' : verb === 'removed' ? 'breaking' : 'safe';
      addChange(level, verb, `the value "${value}" of ${name} was ${verb}`, {
        subject: `${name}=${value}`,
        targets: [`${before.enumOwner ?? name}=${value}`],
      });
    };
    for (const value of removed) addValueChange(toPlainString(value), 'removed');
    for (const value of added) addValueChange(toPlainString(value), 'added');
  }

  private compareLimits(before: FlatSchema, after: FlatSchema, name: string, addChange: AddChangeCallback): void {
    const {direction} = this;
    for (const {kind, keyword, ...values} of findLimitChanges(before, after)) {
      const requestLevel = kind === 'set' ? 'dangerous' : kind === 'tightened' ? 'breaking' : 'safe';
      const level = direction === 'request' ? requestLevel : kind === 'loosened' ? 'breaking' : 'safe';
      addChange(level, `${keyword} changed`, describeChange(name, keyword, values.before, values.after), {exact: true});
    }
    const pattern = findKeywordChange(before, after, 'pattern');
    if (pattern) {
      const requestLevel =
        pattern.before === undefined ? 'breaking' : pattern.after === undefined ? 'safe' : 'dangerous';
      const level = direction === 'request' ? requestLevel : 'safe';
      addChange(level, 'pattern changed', describeChange(name, 'pattern', pattern.before, pattern.after), {
        exact: true,
      });
    }
    const value = findKeywordChange(before, after, 'default');
    if (value) {
      // Parameters have a different level than fields; `parameters.ts` adds `?` or `#` to their names.
      const level = /[?#]/.test(name) ? 'breaking' : direction === 'request' ? 'dangerous' : 'safe';
      addChange(level, 'default changed', describeChange(name, 'default', value.before, value.after), {exact: true});
    }
    for (const {keyword, ...values} of findAssertionChanges(before, after))
      addChange('dangerous', `${keyword} changed`, describeChange(name, keyword, values.before, values.after), {
        exact: true,
      });
  }

  private compareDeprecation(before: FlatSchema, after: FlatSchema, name: string, addChange: AddChangeCallback): void {
    const change = findKeywordChange(before, after, 'deprecated');
    if (!change) return;
    if (change.after === undefined) addChange('safe', 'reactivated', `${name} is no longer deprecated`, {exact: true});
    else addChange('safe', 'deprecated', `${name} is deprecated`, {exact: true});
  }
}

const describeChange = (name: string, keyword: string, before: unknown, after: unknown): string =>
  `${keyword} of ${name} changed from ${formatValue(before)} to ${formatValue(after)}`;

const toPlainString = (json = ''): string => String(JSON.parse(json === '' ? '""' : json));

/** Describes the types of a schema, with their format if there is one. */
function describeTypes(view: FlatSchema): string {
  const types = view.types ? [...view.types].join(' or ') : 'anything';
  const format = getFormat(view);
  return format === undefined ? types : `${types} (${format})`;
}

const getFormat = ({schemas}: FlatSchema): string | undefined =>
  schemas.flatMap(({schema}) => schema.format ?? []).at(-1);

function classifyTypeChange(before: FlatSchema, after: FlatSchema): 'same' | 'changed' | 'generalized' | 'specialized' {
  const accepts = (wide: FlatSchema, narrow: FlatSchema): boolean => {
    if (!wide.types) return true;
    return narrow.types
      ? [...narrow.types].every((type) => wide.types?.has(type) || (type === 'integer' && wide.types?.has('number')))
      : false;
  };
  const [widens, narrows] = [accepts(after, before), accepts(before, after)];
  const [formatBefore, formatAfter] = [getFormat(before), getFormat(after)];
  if (widens && narrows) {
    if (formatBefore === formatAfter) return 'same';
    return formatBefore === undefined ? 'specialized' : formatAfter === undefined ? 'generalized' : 'changed';
  }
  // Listed values also determine the type.
  if ((!before.types && before.values) || (!after.types && after.values)) return 'same';
  if (widens) return 'generalized';
  return narrows ? 'specialized' : 'changed';
}

import type {Part, View} from './view';

/** Keywords that set a limit: a greater value of the first takes more, of the second less. */
const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;

/** Keywords that are compared as they stand: nobody can say in general what a change of them refuses. */
const OTHERS = [
  ...['not', 'if', 'then', 'else', 'contains', 'minContains', 'maxContains', 'dependentRequired', 'dependentSchemas'],
  ...['propertyNames', 'patternProperties', 'prefixItems', 'multipleOf', 'uniqueItems', 'discriminator'],
  ...['contentMediaType', 'contentEncoding', 'contentSchema', 'readOnly', 'writeOnly', 'unevaluatedItems'],
];

/** A keyword with what it was and is. */
export interface KeywordChange {
  keyword: string;
  before: unknown;
  after: unknown;
}

/** A change of a limit. */
export interface LimitChange extends KeywordChange {
  kind: 'set' | 'tightened' | 'loosened';
}

/** @returns the changes of limits, such as `maxLength` */
export function limitChanges(before: View, after: View): LimitChange[] {
  return [...MOST, ...LEAST].flatMap((keyword): LimitChange[] => {
    const isMost = (MOST as readonly string[]).includes(keyword);
    const [old, now] = [strictest(before.parts, keyword, isMost), strictest(after.parts, keyword, isMost)];
    // Nothing is below these.
    const says = (value: number | undefined): boolean => value !== undefined && (isMost || !isNothing(keyword, value));
    if (old === now || (!says(old) && !says(now))) return [];
    const change = {keyword, before: old, after: now};
    if (old === undefined || !says(old)) return [{...change, kind: 'set'}];
    if (now === undefined || !says(now)) return [{...change, kind: 'loosened'}];
    return [{...change, kind: now > old === isMost ? 'loosened' : 'tightened'}];
  });
}

const isNothing = (keyword: string, value: number): boolean => value === 0 && /^min(?:Length|Items|Prop)/.test(keyword);

function strictest(parts: readonly Part[], keyword: string, isMost: boolean): number | undefined {
  const values = parts.map(({schema}) => schema[keyword]).filter((value) => typeof value === 'number');
  if (values.length === 0) return undefined;
  return isMost ? Math.min(...values) : Math.max(...values);
}

/** @returns the changes of one keyword that several schemas may set */
export function keywordChange(before: View, after: View, keyword: string): KeywordChange | undefined {
  const [old, now] = [stated(before, keyword), stated(after, keyword)];
  return JSON.stringify(old) === JSON.stringify(now) ? undefined : {keyword, before: single(old), after: single(now)};
}

/** @returns the changes of keywords whose meaning for a program can't be told */
export function otherChanges(before: View, after: View): KeywordChange[] {
  return OTHERS.flatMap((keyword) => keywordChange(before, after, keyword) ?? []);
}

function stated({parts}: View, keyword: string): unknown[] {
  // A keyword that isn't set and one that is false say the same; a default value that is false is one.
  const values = parts
    .map(({schema}) => schema[keyword])
    .filter((value) => value !== undefined && (value !== false || keyword === 'default'));
  return [...new Set(values.map((value) => JSON.stringify(value)))].sort().map((text): unknown => JSON.parse(text));
}

const single = (values: readonly unknown[]): unknown => (values.length > 1 ? values : values[0]);

import type {OwnedSchema, FlatSchema} from './flatSchema';

/** Keywords for limits: a higher upper limit accepts more values, and a higher lower limit accepts fewer. */
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;

/** Keywords that are only compared for equality: in general, no tool can determine which values a change rejects. */
const ASSERTION_KEYWORDS = [
  ...['not', 'if', 'then', 'else', 'contains', 'minContains', 'maxContains', 'dependentRequired', 'dependentSchemas'],
  ...['propertyNames', 'patternProperties', 'prefixItems', 'multipleOf', 'uniqueItems', 'discriminator'],
  ...['contentMediaType', 'contentEncoding', 'contentSchema', 'readOnly', 'writeOnly', 'unevaluatedItems'],
];

/** A keyword with its old and new value. */
interface KeywordChange {
  keyword: string;
  before: unknown;
  after: unknown;
}

interface LimitChange extends KeywordChange {
  kind: 'set' | 'tightened' | 'loosened';
}

/** Finds the changes of limits, such as `maxLength`. In combined schemas, the strictest limit counts. */
export function findLimitChanges(before: FlatSchema, after: FlatSchema): LimitChange[] {
  return [...UPPER_LIMITS, ...LOWER_LIMITS].flatMap((keyword): LimitChange[] => {
    const isUpper = (UPPER_LIMITS as readonly string[]).includes(keyword);
    const [old, now] = [
      findStrictestLimit(before.schemas, keyword, isUpper),
      findStrictestLimit(after.schemas, keyword, isUpper),
    ];
    // No length or count is below 0, so a minimum of 0 isn't a limit.
    const isLimit = (value: number | undefined): boolean =>
      value !== undefined && (isUpper || !isZeroMinimum(keyword, value));
    if (old === now || (!isLimit(old) && !isLimit(now))) return [];
    const change = {keyword, before: old, after: now};
    if (old === undefined || !isLimit(old)) return [{...change, kind: 'set'}];
    if (now === undefined || !isLimit(now)) return [{...change, kind: 'loosened'}];
    return [{...change, kind: now > old === isUpper ? 'loosened' : 'tightened'}];
  });
}

const isZeroMinimum = (keyword: string, value: number): boolean =>
  value === 0 && /^min(?:Length|Items|Prop)/.test(keyword);

function findStrictestLimit(parts: readonly OwnedSchema[], keyword: string, isUpper: boolean): number | undefined {
  const values = parts.map(({schema}) => schema[keyword]).filter((value) => typeof value === 'number');
  if (values.length === 0) return undefined;
  return isUpper ? Math.min(...values) : Math.max(...values);
}

/** Finds the change of a keyword, which several combined schemas may set. Returns `undefined` if there's none. */
export function findKeywordChange(before: FlatSchema, after: FlatSchema, keyword: string): KeywordChange | undefined {
  const [old, now] = [collectValues(before, keyword), collectValues(after, keyword)];
  return JSON.stringify(old) === JSON.stringify(now)
    ? undefined
    : {keyword, before: unwrapSingle(old), after: unwrapSingle(now)};
}

/** Finds the changes of {@link ASSERTION_KEYWORDS}, which may or may not break programs. */
export function findAssertionChanges(before: FlatSchema, after: FlatSchema): KeywordChange[] {
  return ASSERTION_KEYWORDS.flatMap((keyword) => findKeywordChange(before, after, keyword) ?? []);
}

function collectValues({schemas}: FlatSchema, keyword: string): unknown[] {
  // `false` means the same as an unset keyword, except for `default`, where it is a value.
  const values = schemas
    .map(({schema}) => schema[keyword])
    .filter((value) => value !== undefined && (value !== false || keyword === 'default'));
  return [...new Set(values.map((value) => JSON.stringify(value)))].sort().map((text): unknown => JSON.parse(text));
}

const unwrapSingle = (values: readonly unknown[]): unknown => (values.length > 1 ? values : values[0]);

/** Schemas of inputs that several tools share, with their limits. */
import {z} from 'zod';
import {AREAS} from '../docs/pages';

/** Maximum number of characters in a name, ID, or code. */
const MAX_NAME_LENGTH = 200;
const MAX_URL_LENGTH = 2000;
const MAX_HEADERS = 60;
/** Maximum number of characters in a JSON value. */
const MAX_BODY_LENGTH = 100_000;
const MAX_DEPTH = 60;

export const areaSchema = z
  .enum(AREAS)
  .describe(
    'Where to search: the guides, the REST API reference, or the GraphQL API reference. If omitted, everywhere.',
  );

export const nameSchema = z.string().trim().min(1).max(MAX_NAME_LENGTH);

/** Schema for the number of a long page's part, counted from 1. */
export const partNumberSchema = z
  .int()
  .min(1)
  .max(1000)
  .optional()
  .describe('The part of a long page to return, by number. If omitted, the first part.');

export const urlSchema = z.string().trim().min(1).max(MAX_URL_LENGTH);

/** Schema for a single value of a parameter. Several values are an array. */
const singleValueSchema = z.union([z.string().max(MAX_URL_LENGTH), z.number(), z.boolean()]);
export const parametersSchema = limitEntries(
  z.record(z.string().max(MAX_NAME_LENGTH), z.union([singleValueSchema, z.array(singleValueSchema).max(100)])),
  MAX_HEADERS,
);

export const headersSchema = limitEntries(z.record(z.string().max(MAX_NAME_LENGTH), z.string().max(8000)), MAX_HEADERS);

/** Schema for any JSON value within the limits. */
export const jsonValueSchema = z
  .unknown()
  .refine(
    isWithinLimits,
    `The value is too large. The limits are ${MAX_BODY_LENGTH} characters of JSON and ${MAX_DEPTH} levels of nesting.`,
  );

/** Schema for a JSON object within the limits, such as GraphQL variables. */
export const jsonObjectSchema = jsonValueSchema.refine(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'This must be an object.',
);

function limitEntries<Schema extends z.ZodType<object>>(schema: Schema, maxEntries: number): Schema {
  return schema.refine(
    (value) => Object.keys(value).length <= maxEntries,
    `At most ${maxEntries} entries are allowed.`,
  );
}

function isWithinLimits(value: unknown): boolean {
  return getDepth(value, 0) <= MAX_DEPTH && (JSON.stringify(value) ?? '').length <= MAX_BODY_LENGTH;
}

/** Returns the depth of a value below `depth`. Stops as soon as it exceeds the limit. */
function getDepth(value: unknown, depth: number): number {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return depth;
  let deepest = depth;
  for (const inner of Object.values(value)) {
    deepest = Math.max(deepest, getDepth(inner, depth + 1));
    if (deepest > MAX_DEPTH) break;
  }
  return deepest;
}

/** Values that several tools take, with their limits. */
import {z} from 'zod';
import {AREAS} from '../docs/pages';

/** Characters of a name, an id or a code. */
const NAME = 200;
const ADDRESS = 2000;
const HEADERS = 60;
/** Characters of a body in JSON, and how deeply it may be nested. */
const BODY = 100_000;
const DEPTH = 60;

export const area = z
  .enum(AREAS)
  .describe(
    'Where to search: the guides, the REST API reference, or the GraphQL API reference. If omitted, everywhere.',
  );

export const name = z.string().trim().min(1).max(NAME);

/** Of a long page, from 1. */
export const part = z
  .int()
  .min(1)
  .max(1000)
  .optional()
  .describe('Number of the part of a long page. If omitted, the first part.');

export const address = z.string().trim().min(1).max(ADDRESS);

/** The value of a parameter; several values stand in a list. */
const single = z.union([z.string().max(ADDRESS), z.number(), z.boolean()]);
export const parameters = limited(z.record(z.string().max(NAME), z.union([single, z.array(single).max(100)])), HEADERS);

export const headers = limited(z.record(z.string().max(NAME), z.string().max(8000)), HEADERS);

/** Anything that JSON can say. */
export const json = z
  .unknown()
  .refine(isSmall, `The value is too large: at most ${BODY} characters of JSON, nested at most ${DEPTH} deep.`);

/** An object of JSON: of variables. */
export const object = json.refine(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'This must be an object.',
);

function limited<Schema extends z.ZodType<object>>(schema: Schema, most: number): Schema {
  return schema.refine((value) => Object.keys(value).length <= most, `At most ${most} entries are allowed.`);
}

function isSmall(value: unknown): boolean {
  return depthOf(value, 0) <= DEPTH && (JSON.stringify(value) ?? '').length <= BODY;
}

/** Goes no deeper than is needed to say that it is too deep. */
function depthOf(value: unknown, depth: number): number {
  if (depth > DEPTH || typeof value !== 'object' || value === null) return depth;
  let deepest = depth;
  for (const inner of Object.values(value)) {
    deepest = Math.max(deepest, depthOf(inner, depth + 1));
    if (deepest > DEPTH) break;
  }
  return deepest;
}

import {ownValue} from '@paydocs/core/ownValue';
import type {Json} from '@paydocs/specs/openapi/document';

/** Names and numbers that lead from a whole value to one of its parts. */
export type Path = readonly (string | number)[];

/** @returns a path as the key of a map, which no other path has */
export function pathKey(path: Path): string {
  return path.map((step) => `/${String(step).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('');
}

/**
 * @param value - a value, which isn't changed
 * @param path - to one of its parts
 * @param part - what to put there; `undefined` takes it away
 * @returns a copy of the value with the part
 */
export function withPart(value: Json | undefined, path: Path, part: Json | undefined): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  if (Array.isArray(value)) {
    const index = Number(step);
    const inner = withPart(value[index], rest, part);
    if (inner === undefined) return value.filter((_, at) => at !== index);
    return index < value.length ? value.map((item, at) => (at === index ? inner : item)) : [...value, inner];
  }
  const object = isObject(value) ? value : {};
  const inner = withPart(ownValue(object, String(step)), rest, part);
  if (inner !== undefined) return {...object, [step]: inner};
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== String(step)));
}

/** @returns whether a value has names and values */
export function isObject(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

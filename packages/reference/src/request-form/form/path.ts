import {getOwnValue} from '@paydocs/core/client';
import type {Json} from '@paydocs/specs/client';

/** Property names and array indexes from a whole value to a value inside it. */
export type Path = readonly (string | number)[];

/** Returns a unique string for a path: a JSON Pointer (RFC 6901). */
export function getPathKey(path: Path): string {
  return path.map((step) => `/${String(step).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('');
}

/**
 * Replaces or removes a value inside a value.
 *
 * @param value - outer value, which isn't changed
 * @param path - path to the inner value
 * @param part - new inner value; `undefined` removes it
 * @returns a changed copy of the outer value
 */
export function setValueAtPath(value: Json | undefined, path: Path, part: Json | undefined): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  if (Array.isArray(value)) {
    const index = Number(step);
    const inner = setValueAtPath(value[index], rest, part);
    if (inner === undefined) return value.filter((_, position) => position !== index);
    return index < value.length
      ? value.map((item, position) => (position === index ? inner : item))
      : [...value, inner];
  }
  const object = isObject(value) ? value : {};
  const inner = setValueAtPath(getOwnValue(object, String(step)), rest, part);
  if (inner !== undefined) return {...object, [step]: inner};
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== String(step)));
}

/** Checks whether a value is an object, but not an array or `null`. */
export function isObject(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

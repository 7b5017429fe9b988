/** Notes that a site's own extensions and directives add to the rows of fields. */
import {valueFromASTUntyped, type ConstDirectiveNode} from 'graphql';
import {translate} from '@paydocs/core';
import {formatValue, type Json} from '@paydocs/specs';
import type {FactData} from '../data/reference';

/** A note in the row of each field with an extension (OpenAPI) or a directive (GraphQL). */
export interface FieldNote {
  /** Extension of schemas, parameters, and headers, such as `x-personal-data`. */
  extension?: string;
  /** Directive of fields and arguments, such as `personalData`. */
  directive?: string;
  /** Text of the note, such as `Personal data`. */
  label: string;
}

/**
 * Creates the notes in the row of a REST field, such as `Personal data` for a field with `x-personal-data: true`.
 *
 * @param notes - notes from the site's options, each with the name of its OpenAPI extension
 * @param object - schema, parameter, or header that may contain these extensions
 * @returns the label of each extension whose value isn't `false`, followed by its value unless that's `true`
 */
export function createExtensionFacts(notes: readonly FieldNote[], object: object): FactData[] {
  const extensions = object as Readonly<Record<string, Json | undefined>>;
  return notes.flatMap((note) =>
    note.extension === undefined ? [] : createFacts(note, extensions[note.extension] ?? false),
  );
}

/**
 * Creates the notes in the row of a GraphQL field, such as `Personal data` for a field with `@personalData`.
 *
 * @param notes - notes from the site's options, each with the name of its directive
 * @param directives - directives of the field or argument, as written in the schema
 * @returns the label of each directive, followed by the value of its only argument or an object with several
 */
export function createDirectiveFacts(
  notes: readonly FieldNote[],
  directives: readonly ConstDirectiveNode[] | undefined = [],
): FactData[] {
  return notes.flatMap((note) =>
    directives.filter(({name}) => name.value === note.directive).flatMap((each) => createFacts(note, getValue(each))),
  );
}

function getValue({arguments: args = []}: ConstDirectiveNode): Json {
  const values = args.map(({name, value}) => [name.value, valueFromASTUntyped(value) as Json] as const);
  return values.length === 1 ? values[0]![1] : values.length === 0 || Object.fromEntries(values);
}

function createFacts({extension, directive, label}: FieldNote, value: Json): FactData[] {
  if (value === false) return [];
  const text = translate({id: `paydocs.note.${extension ?? directive}`, message: label});
  return [value === true ? [text] : [text, formatValue(value)]];
}

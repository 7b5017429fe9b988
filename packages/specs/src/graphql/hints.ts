/** Hints for error messages of graphql-js. The first matching pattern determines the hint. */
const HINTS: [pattern: RegExp, hint: string][] = [
  [/^Syntax Error: Unterminated string/, 'Close the description with """ before the definition that it describes.'],
  [
    /^Syntax Error: .*found <EOF>|^Syntax Error: Unexpected <EOF>/,
    'The file ends too early: add the missing "}", or the missing definitions.',
  ],
  [/^Syntax Error: Name "\w+" is reserved/, 'Choose a different name for the value.'],
  [/^Syntax Error: /, 'Check the braces, colons, and """ on this line and the previous one.'],
  [/^Unknown type .*\?$/, 'Correct the name.'],
  [/^Unknown type /, 'Correct the name, or define the type in one of the files.'],
  [/^Unknown directive /, 'Correct the name, or define it with "directive @name on …".'],
  [/^Unknown argument /, 'Correct the name, or delete the argument.'],
  [/only be defined once|can be only one/, 'Rename or delete this definition.'],
  [/^Query root type must be provided/, 'Define "type Query" with at least one field in one of the files.'],
  [/must define one or more/, 'Add at least one between its braces, or delete the definition.'],
  [/root type must be Object type/, 'Use an object type, such as "type Query", in "schema { … }".'],
  [/can only include Object types/, 'Replace it with an object type, which starts with "type".'],
  [
    /must be Output Type/,
    "An input type can't be used as the type of this field. Use an object type, an interface, a union, a scalar, or an enum.",
  ],
  [
    /must be Input Type/,
    "An object type, an interface, or a union can't be used as input. Use an input type, a scalar, or an enum.",
  ],
  [/^Interface field .* expected but/, 'Add the field to the type, or remove the interface.'],
  [/^Cannot extend type /, 'Correct the name, or define the type first.'],
  [/must not begin with "__"/, 'Choose a different name.'],
  [/within itself through a series of non-null/, 'Remove the "!" from one of these fields.'],
];

/**
 * Adds a hint to an error message.
 *
 * @param message - error message of graphql-js about a schema
 * @returns the message, followed by a hint if there is one for it
 */
export function addHint(message: string): string {
  const [, hint] = HINTS.find(([pattern]) => pattern.test(message)) ?? [];
  return hint === undefined ? message : `${message.replace(/([^.?])$/, '$1.')} ${hint}`;
}

/** Checks whether an error is about a duplicate definition, which is its last location. */
export const isDuplicateError = (message: string): boolean => /only be defined once|can be only one/.test(message);

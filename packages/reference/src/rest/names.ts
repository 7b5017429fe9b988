import kebabCase from 'lodash/kebabCase';

/**
 * Functions that return the file name and last path segment of a page, as docusaurus-plugin-openapi-docs creates them.
 * Field IDs use `toKebabCase` instead, which doesn't split `v2`.
 */
export const pageIdBuilders = {
  operation: (operationId: string): string => kebabCase(operationId),
  schema: (name: string): string => kebabCase(name.replace(' ', '-').toLowerCase()),
  tag: (name: string): string => kebabCase(name),
};

/** Returns a name of the specification for display. The empty string is a valid name, and is displayed in quotes. */
export function getDisplayName(name: string): string {
  return name || '""';
}

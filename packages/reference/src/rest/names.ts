import kebabCase from 'lodash/kebabCase';

// The plugin derives a page's ID from our ID. The first pass turns ẞ into ß, and only the second ß into ss.
const toPageId = (name: string): string => kebabCase(kebabCase(name));

/**
 * Functions that return the file name and last path segment of a page, as docusaurus-plugin-openapi-docs creates them.
 * Field IDs use `toKebabCase` instead, which doesn't split `v2`.
 */
export const pageIdBuilders = {
  operation: (operationId: string): string => toPageId(operationId),
  schema: (name: string): string => toPageId(name.replace(' ', '-').toLowerCase()),
  tag: (name: string): string => toPageId(name),
};

/** Returns a name of the specification for display. The empty string is a valid name, and is displayed in quotes. */
export function getDisplayName(name: string): string {
  return name || '""';
}

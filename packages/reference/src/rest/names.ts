import kebabCase from 'lodash/kebabCase';

/**
 * Names of page files, which are also the last path segments, as docusaurus-plugin-openapi-docs creates them. Field ids
 * use `kebab` instead, which keeps `v2` whole.
 */
export const pageId = {
  operation: (operationId: string): string => kebabCase(operationId),
  schema: (name: string): string => kebabCase(name.replace(' ', '-').toLowerCase()),
  tag: (name: string): string => kebabCase(name),
};

/** Returns a name of the specification for display. The empty string is a valid name, and is displayed in quotes. */
export function getDisplayName(name: string): string {
  return name || '""';
}

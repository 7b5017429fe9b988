import kebabCase from 'lodash/kebabCase';

/**
 * The name of a page's file and the last part of its address, as docusaurus-plugin-openapi-docs makes them.
 * Fields have ids by `kebab`, which keeps `v2` whole.
 */
export const pageId = {
  operation: (operationId: string): string => kebabCase(operationId),
  schema: (name: string): string => kebabCase(name.replace(' ', '-').toLowerCase()),
  tag: (name: string): string => kebabCase(name),
};

/** @returns a name of the spec as pages show it; the empty one, which is a name as well, in quotes */
export function shownName(name: string): string {
  return name || '""';
}

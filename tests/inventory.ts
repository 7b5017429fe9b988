/**
 * Names of every page, operation, schema, and type that this site must have. Without the folder `tests/inventory/`,
 * nothing is checked.
 */
import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'tests/inventory';
export const hasInventory = fs.existsSync(FOLDER);
/** Returns the title of a test, with a reason if the test is skipped. */
export const held = (name: string): string => (hasInventory ? name : `${name}: no inventory, so nothing is held to it`);
/** Hint for sites with other specifications. */
export const CURE = `${FOLDER} lists what this site promises: correct the list, or delete the folder`;

function readLines(file: string): string[] {
  if (!hasInventory) return [];
  return fs
    .readFileSync(path.join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

export interface RestOperation {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  route: string;
}

/** Routes of hand-written pages, with `{product}` as a placeholder for the brand's slug. */
export const pageRoutes = readLines('pages.txt');

export const restOperations: RestOperation[] = readLines('rest-operations.tsv')
  .slice(1)
  .map((line) => {
    const [operationId = '', method = '', url = '', tag = '', route = ''] = line.split('\t');
    return {operationId, method, path: url, tag, route};
  });

export const restSchemas: string[] = readLines('rest-schemas.txt').flatMap((line) => line.split(/\s+/).filter(Boolean));

/** Names by kind of entity (`queries`, `objects` …). */
export const graphqlNames: Record<string, string[]> = {};
let kind = '';
for (const line of readLines('graphql-names.txt')) {
  const section = /^\[(\w+)\]/.exec(line);
  if (section?.[1]) {
    kind = section[1];
    graphqlNames[kind] = [];
  } else {
    graphqlNames[kind]?.push(...line.split(/\s+/).filter(Boolean));
  }
}

const toKebabCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/**
 * Returns every route that a built site must have.
 *
 * @param slug - the brand's slug
 * @returns routes with a leading and a trailing slash
 */
export function allRoutes(slug: string): string[] {
  const operationKinds = ['mutations', 'queries', 'subscriptions', 'directives'];
  return [
    ...pageRoutes.map((route) => route.replaceAll('{product}', slug)),
    ...['integrations', 'e-commerce-platforms', 'payment-methods', 'guides'].map(
      (category) => `/category/${category}/`,
    ),
    ...restOperations.map((operation) => operation.route),
    ...restSchemas.map((name) => `/apis/rest/schemas/${name.toLowerCase()}/`),
    ...Object.entries(graphqlNames).flatMap(([section, names]) =>
      names.map(
        (name) =>
          `/apis/graphql/${operationKinds.includes(section) ? 'operations' : 'types'}/${section}/${toKebabCase(name)}/`,
      ),
    ),
  ];
}

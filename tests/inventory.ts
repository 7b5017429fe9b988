/**
 * The names of every page, operation, schema and type that this site must have. Where the folder `tests/inventory/` is
 * deleted, nothing is held to it.
 */
import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'tests/inventory';
export const hasInventory = fs.existsSync(FOLDER);
/** @returns the name of a test, or why it is skipped */
export const held = (name: string): string => (hasInventory ? name : `${name}: no inventory, so nothing is held to it`);
/** What a failure means to those who have other specifications. */
export const CURE = `${FOLDER} lists what this site promises: correct the list, or delete the folder`;

function lines(file: string): string[] {
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

/** Routes of hand-written pages; `{product}` stands for the brand's slug. */
export const pageRoutes = lines('pages.txt');

export const restOperations: RestOperation[] = lines('rest-operations.tsv')
  .slice(1)
  .map((line) => {
    const [operationId = '', method = '', url = '', tag = '', route = ''] = line.split('\t');
    return {operationId, method, path: url, tag, route};
  });

export const restSchemas: string[] = lines('rest-schemas.txt').flatMap((line) => line.split(/\s+/).filter(Boolean));

/** Kind of entity (`queries`, `objects` …) → names. */
export const graphqlNames: Record<string, string[]> = {};
let kind = '';
for (const line of lines('graphql-names.txt')) {
  const section = /^\[(\w+)\]/.exec(line);
  if (section?.[1]) {
    kind = section[1];
    graphqlNames[kind] = [];
  } else {
    graphqlNames[kind]?.push(...line.split(/\s+/).filter(Boolean));
  }
}

const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/**
 * Every route that a built site must have.
 *
 * @param slug - the brand's slug
 * @returns addresses with a slash at both ends
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
          `/apis/graphql/${operationKinds.includes(section) ? 'operations' : 'types'}/${section}/${kebab(name)}/`,
      ),
    ),
  ];
}

import type {PresetOptions} from './options/types';

/** An area of the site: a docs instance with its own sidebar. */
export interface Area {
  id: string;
  /** Folder of its pages, relative to the project's root. */
  path: string;
  /** Base path of its pages, relative to the site's base URL. */
  routeBasePath: string;
}

/** The areas of a site. */
export interface Areas {
  docs: Area;
  rest: Area;
  graphql: Area;
}

/**
 * Returns the areas of a site.
 *
 * @param options - options of the preset, with defaults for omitted ones
 */
export function getAreas({guides, rest, graphql}: Pick<PresetOptions, 'guides' | 'rest' | 'graphql'>): Areas {
  return {
    docs: {id: 'default', path: guides.path, routeBasePath: guides.routeBasePath},
    rest: {id: 'rest', path: rest.path, routeBasePath: rest.path},
    graphql: {id: 'graphql', path: graphql.path, routeBasePath: graphql.path},
  };
}

import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {SearchRecord} from './record';

const areaNames: Record<string, string> = {default: 'Documentation', rest: 'REST API', graphql: 'GraphQL API'};

/**
 * Search without an account: the search button and page, and an index of every page's title and
 * description that the search page alone loads.
 *
 * @param context - the site
 * @returns the plugin
 */
export default function embeddedSearch({baseUrl}: {baseUrl: string}): Plugin {
  return {
    name: 'embedded-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent, actions}) {
      const instances = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent> | undefined;
      const records = Object.entries(instances ?? {}).flatMap(([id, content]) =>
        pageRecords(areaNames[id] ?? id, content),
      );
      const index = await actions.createData('search-records.json', records);
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'search/']),
        component: '@theme/SearchPage',
        modules: {records: index},
        exact: true,
      });
    },
  };
}

function pageRecords(area: string, content: LoadedContent): SearchRecord[] {
  return content.loadedVersions.flatMap(({docs}) =>
    docs.map(({permalink, title, description}) => ({id: permalink, title, description: description ?? '', area})),
  );
}

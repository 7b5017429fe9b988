import type {PluginConfig} from '@docusaurus/types';
import {getAreas} from '../areas';
import type {PresetOptions} from '../options/types';
import {openapiFile} from '../generatedFiles';

/**
 * Configures the plugin that generates Markdown for each page.
 *
 * @param options - options of the preset, with defaults for omitted ones
 * @returns a list with the plugin; empty if Markdown is disabled
 */
export function createMarkdownPlugin(options: PresetOptions): PluginConfig[] {
  const {brand, rest, graphql, markdown} = options;
  if (!markdown.enabled) return [];
  const areas = getAreas(options);
  return [
    [
      require.resolve('@paydocs/agents/markdown'),
      {
        brand,
        areas: {
          docs: {...areas.docs, title: 'Guides'},
          rest: {...areas.rest, title: 'REST API', specification: rest.specification},
          graphql: {...areas.graphql, title: 'GraphQL API', specification: graphql.specification},
        },
        openapi: openapiFile,
        assistants: markdown.assistants,
      },
    ],
  ];
}

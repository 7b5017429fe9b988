import type {PluginConfig} from '@docusaurus/types';
import {getAreas} from '../areas';
import {embedFolder, guideLinksFile} from '../generatedFiles';
import {addLanguageSuffix, type Language} from '../languages';
import type {PresetOptions} from '../options/types';
import {openapiFile} from '../references';

/**
 * @param options - options of the preset
 * @param language - language that is being built
 * @returns the plugin that generates Markdown for every page; none if Markdown is disabled
 */
export function createMarkdownPlugin(options: PresetOptions, language: Language): PluginConfig[] {
  const {brand, rest, graphql, markdown, strict} = options;
  if (!markdown.enabled) return [];
  const areas = getAreas(options);
  return [
    [
      require.resolve('@paydocs/markdown'),
      {
        brand,
        areas: {
          docs: {...areas.docs, title: 'Guides'},
          rest: {...areas.rest, title: 'REST API', specification: rest.specification},
          graphql: {...areas.graphql, title: 'GraphQL API', specification: graphql.specification},
        },
        embeds: addLanguageSuffix(embedFolder, language),
        nameLinks: guideLinksFile,
        openapi: openapiFile,
        assistants: markdown.assistants,
        components: markdown.components,
        pages: markdown.pages,
        strict,
      },
    ],
  ];
}

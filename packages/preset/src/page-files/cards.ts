import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {getAreas} from '../areas';
import {cardsFolder} from '../generatedFiles';
import type {Language} from '../languages';
import type {PresetOptions} from '../options/types';
import {loadPageMessages} from '../translations';

/**
 * Configures the plugin that renders a card for each page.
 *
 * @param options - options of the preset, with defaults for omitted ones
 * @param language - language that is being built
 * @param siteDir - absolute path of the project's folder
 * @returns a list with the plugin; empty if cards are disabled
 */
export function createCardsPlugin(options: PresetOptions, {currentLocale}: Language, siteDir: string): PluginConfig[] {
  const {brand, cards} = options;
  if (cards === false) return [];
  const {docs, rest, graphql} = getAreas(options);
  const {'paydocs.area.docs': guides = 'Guides'} = loadPageMessages(currentLocale, siteDir);
  return [
    [
      require.resolve('../cards'),
      {
        brand,
        areas: {
          docs: {...docs, title: guides},
          rest: {...rest, title: 'REST API'},
          graphql: {...graphql, title: 'GraphQL API'},
        },
        fonts: cards.fonts.map((file) => path.resolve(siteDir, file)),
        keepIn: path.resolve(siteDir, cardsFolder),
      },
    ],
  ];
}

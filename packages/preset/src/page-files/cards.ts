import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {areasOf} from '../areas';
import {cardsFolder} from '../generatedFiles';
import type {Language} from '../languages';
import type {PresetOptions} from '../options/types';
import {pageTexts} from '../translations';

/**
 * @param options - of the preset
 * @param language - that is built
 * @param siteDir - the project's folder
 * @returns what draws a card for every page; nothing for a site that wants none
 */
export function cardsPlugin(options: PresetOptions, {currentLocale}: Language, siteDir: string): PluginConfig[] {
  const {brand, cards} = options;
  if (cards === false) return [];
  const {docs, rest, graphql} = areasOf(options);
  const {'paydocs.area.docs': guides = 'Guides'} = pageTexts(currentLocale, siteDir);
  return [
    [
      require.resolve('@paydocs/cards'),
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

/**
 * Generates images of pages for link previews, which are called cards. A card contains the name and logo of the site,
 * and the area, the title, and, in references, the code of the page.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {CardsGlobalData} from './urls';
import type {Card} from './card';
import {renderCards, copyCards, type CardFiles} from './cache';
import {loadLogoAsDataUrl} from './logo';
import type {CardsOptions} from './options';
import {createCards} from './pages';
export type {CardsArea, CardsOptions} from './options';

/**
 * Creates the plugin that renders a card for each page. The theme links to it in the page's head.
 *
 * @param context - load context of Docusaurus
 * @param options - see {@link CardsOptions}
 */
export default function socialCards(context: LoadContext, options: CardsOptions): Plugin {
  const {siteDir, baseUrl} = context;
  const {title, tagline, staticDirectories} = context.siteConfig;
  const site: Card = {title: tagline || title};
  let pages: ReadonlyMap<string, Card> = new Map();
  let pagesWithImage: readonly string[] = [];
  let rendering: Promise<CardFiles> | undefined;
  const render = (): Promise<CardFiles> =>
    renderCards([site, ...pages.values()], {
      folder: options.keepIn,
      style: {
        site: title,
        logo: loadLogoAsDataUrl(options.brand.logo.dark, siteDir, staticDirectories),
        accent: options.brand.colors.accent,
        fonts: options.fonts,
      },
    });
  return {
    name: 'social-cards',
    async allContentLoaded({allContent, actions}) {
      const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
      ({pages, pagesWithImage} = createCards(instances, options.areas, siteDir));
      actions.setGlobalData({pagesWithImage} satisfies CardsGlobalData);
    },
    configureWebpack({mode}, isServer) {
      if (mode === 'production' && !isServer) {
        rendering ??= render();
        rendering.catch(() => undefined); // `postBuild` awaits the promise and reports the error.
      }
      return {};
    },
    async postBuild({outDir, routesPaths}) {
      const pagePaths = new Set(routesPaths.map((route) => route.replace(/\/?$/, '/')));
      const pathsWithCard = [...pagePaths].filter(
        (pagePath) =>
          pagePath.startsWith(baseUrl) && !pagesWithImage.includes(pagePath) && !/\/404\.html\/$|\*/.test(pagePath),
      );
      const files = await (rendering ?? render());
      copyCards(
        outDir,
        pathsWithCard.map((pagePath) => ({pagePath, baseUrl, file: files.get(pages.get(pagePath) ?? site)!})),
      );
    },
  };
}

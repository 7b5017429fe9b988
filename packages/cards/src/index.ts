/**
 * A picture for every page, which link previews show: the name and mark of the site, the part that the page is in, its
 * title, and for what code calls it by, that. A build draws them beside its other work; a card that was drawn is kept.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {CardsData} from './addresses';
import type {Card} from './card';
import {drawAll, putInto, type Drawn} from './kept';
import {findLogo} from './logo';
import type {CardsOptions} from './options';
import {cardsOf} from './pages';
export type {CardsArea, CardsOptions} from './options';

/**
 * @param context - the site
 * @param options - see {@link CardsOptions}
 * @returns the plugin
 */
export default function cards(context: LoadContext, options: CardsOptions): Plugin {
  const {siteDir, baseUrl} = context;
  const {title, tagline, staticDirectories} = context.siteConfig;
  const site: Card = {title: tagline || title};
  let pages: ReadonlyMap<string, Card> = new Map();
  let pictured: readonly string[] = [];
  let drawing: Promise<Drawn> | undefined;
  const draw = (): Promise<Drawn> =>
    drawAll([site, ...pages.values()], {
      folder: options.keepIn,
      look: {
        site: title,
        logo: findLogo(options.brand.logo.dark, siteDir, staticDirectories),
        accent: options.brand.colors.accent,
        fonts: options.fonts,
      },
    });
  return {
    name: 'social-cards',
    async allContentLoaded({allContent, actions}) {
      const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
      ({pages, pictured} = cardsOf(instances, options.areas, siteDir));
      actions.setGlobalData({pictured} satisfies CardsData);
    },
    configureWebpack({mode}, isServer) {
      if (mode === 'production' && !isServer) {
        drawing ??= draw();
        drawing.catch(() => undefined); // It is told when the cards are wanted.
      }
      return {};
    },
    async postBuild({outDir, routesPaths}) {
      const addresses = new Set(routesPaths.map((route) => route.replace(/\/?$/, '/')));
      const wanted = [...addresses].filter(
        (address) => address.startsWith(baseUrl) && !pictured.includes(address) && !/\/404\.html\/$|\*/.test(address),
      );
      const files = await (drawing ?? draw());
      putInto(
        outDir,
        wanted.map((address) => ({address, baseUrl, file: files.get(pages.get(address) ?? site)!})),
      );
    },
  };
}

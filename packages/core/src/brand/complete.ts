import type {Brand} from './types';

/** What is known of a provider. */
export type PartialBrand = Partial<Omit<Brand, 'urls'>> & {urls?: Partial<Brand['urls']>};

/**
 * @param known - what a site says of its provider
 * @param name - the provider's name, if it says none
 * @returns a brand in which everything that is not known has a value that reads as one: hosts that end in `.example`
 */
export function completeBrand(known: PartialBrand = {}, name = 'Provider'): Brand {
  const shown = known.name ?? name;
  const slug = known.slug ?? slugOf(shown);
  const host = (kind: string): string => `https://${kind}.${slug}.example`;
  return {
    name: shown,
    slug,
    legalName: shown,
    tagline: `Explore the guides and examples for ${shown}.`,
    supportEmail: `support@${slug}.example`,
    legal: {copyright: `© ${shown}`, text: `The legal text of ${shown} goes here.`, registry: []},
    logo: {light: 'img/logo.svg', dark: 'img/logo.svg'},
    favicon: 'img/favicon.svg',
    colors: {
      accent: {light: '#0b6b5d', dark: '#5fd6c0'},
      themeColor: {light: '#ffffff', dark: '#10171a'},
    },
    ...known,
    urls: {
      site: host('docs'),
      api: `${host('api')}/v1`,
      graphql: host('graphql'),
      graphqlWs: `wss://graphql.${slug}.example/live`,
      scripts: host('js'),
      support: host('support'),
      dashboard: host('dashboard'),
      ...known.urls,
    },
  };
}

/** @returns the name as a part of addresses: letters without accents, digits, single hyphens, a letter first */
function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const slug = words.join('-') || 'provider';
  return /^[a-z]/.test(slug) ? slug : `provider-${slug}`;
}

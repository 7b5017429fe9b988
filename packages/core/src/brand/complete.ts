import type {Brand} from './types';

/** Brand in which any value may be missing. */
export type PartialBrand = Partial<Omit<Brand, 'urls'>> & {urls?: Partial<Brand['urls']>};

/**
 * Completes a brand with placeholder values.
 *
 * @param known - values that the site configures
 * @param name - name of the provider, used if the site configures none
 * @returns brand in which each missing value has a recognizable placeholder, such as a host that ends in `.example`
 */
export function completeBrand(known: PartialBrand = {}, name = 'Provider'): Brand {
  const displayName = known.name ?? name;
  const slug = known.slug ?? toSlug(displayName);
  const toUrl = (kind: string): string => `https://${kind}.${slug}.example`;
  return {
    name: displayName,
    slug,
    legalName: displayName,
    tagline: `Explore the guides and examples for ${displayName}.`,
    supportEmail: `support@${slug}.example`,
    legal: {copyright: `© ${displayName}`, text: `The legal text for ${displayName} goes here.`, registry: []},
    logo: {light: 'img/logo.svg', dark: 'img/logo.svg'},
    favicon: 'img/favicon.svg',
    colors: {
      accent: {light: '#0b6b5d', dark: '#5fd6c0'},
      themeColor: {light: '#ffffff', dark: '#10171a'},
    },
    ...known,
    urls: {
      site: toUrl('docs'),
      api: `${toUrl('api')}/v1`,
      graphql: toUrl('graphql'),
      graphqlWs: `wss://graphql.${slug}.example/live`,
      scripts: toUrl('js'),
      support: toUrl('support'),
      dashboard: toUrl('dashboard'),
      ...known.urls,
    },
  };
}

/** Converts a name to a URL segment: letters without accents, digits, and single hyphens, starting with a letter. */
function toSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const slug = words.join('-') || 'provider';
  return /^[a-z]/.test(slug) ? slug : `provider-${slug}`;
}

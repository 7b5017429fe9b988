import {brand} from '../../src/brand';
import type {Brand} from '../../src/lib/brand/types';

/**
 * @param name - a provider's name
 * @returns the text of a brand file for it: everything that is not known has a value that reads as one
 */
export function brandFile(name: string): string {
  const slug = slugOf(name);
  const host = (kind: string): string => `https://${kind}.${slug}.example`;
  const values: Brand = {
    name,
    slug,
    legalName: name,
    tagline: `Explore the guides and examples to take payments with ${name}.`,
    urls: {
      site: host('docs'),
      api: `${host('api')}/v1`,
      graphql: host('graphql'),
      graphqlWs: `wss://graphql.${slug}.example/live`,
      scripts: host('js'),
      support: host('support'),
      dashboard: host('dashboard'),
    },
    supportEmail: `support@${slug}.example`,
    legal: {copyright: `© ${name}`, text: `The legal text of ${name} stands here.`, registry: []},
    logo: brand.logo,
    favicon: brand.favicon,
    colors: brand.colors,
  };
  return `import type {Brand} from './lib/brand/types';\n\nexport const brand: Brand = ${JSON.stringify(values, null, 2)};\n`;
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

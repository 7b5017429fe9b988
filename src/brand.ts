/**
 * The brand of the provider. To change the provider of this site, edit only this file.
 *
 * In guides, specifications, and configuration, write tokens such as `{product}` (see
 * `packages/core/src/brand/tokens.ts`) instead of names. The values are validated against
 * `packages/core/src/brand/schema.ts` when the site loads.
 */
import type {Brand} from '@paydocs/core/client';

export const brand: Brand = {
  name: 'Caudal',
  slug: 'caudal',
  legalName: 'Caudal Pagos, Entidad de Pago, S.A.',
  tagline: 'Explore the guides and examples to take payments with Caudal.',

  urls: {
    site: 'https://docs.caudal.example',
    api: 'https://api.caudal.example/v1',
    graphql: 'https://graphql.caudal.example',
    graphqlWs: 'wss://graphql.caudal.example/live',
    scripts: 'https://js.caudal.example',
    support: 'https://support.caudal.example',
    dashboard: 'https://dashboard.caudal.example',
  },
  supportEmail: 'support@caudal.example',
  /** Start of the URL for editing a page, before the path of its source file. Omit it to hide edit links. */
  editUrl: 'https://code.caudal.example/docs/edit/main/',
  /** URL for reporting a mistake on a page. Omit it to hide the links to it. */
  reportUrl: 'https://support.caudal.example/new?subject={subject}&message={message}',

  legal: {
    copyright: '© 2026 Caudal Pagos, Entidad de Pago, S.A.',
    text:
      'Caudal is a payment institution based in Spain. It is authorized and supervised by the Spanish banking authority, ' +
      'and it is a member of a European payments council group.',
    registry: [
      {label: 'Register of payment institutions', number: 'ES-0000'},
      {label: 'Tax identification number', number: 'A00000000'},
    ],
  },

  logo: {light: 'img/logo.svg', dark: 'img/logo-dark.svg'},
  favicon: 'img/favicon.svg',
  colors: {
    accent: {light: '#0b6b5d', dark: '#5fd6c0'},
    themeColor: {light: '#ffffff', dark: '#10171a'},
  },
};

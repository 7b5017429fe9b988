/** The brand of the fixture site: a provider that exists nowhere else. */
import type {Brand} from '@paydocs/core';

export const brand: Brand = {
  name: 'Fjord Pay',
  slug: 'fjord',
  legalName: 'Fjord Pay Institution AS',
  tagline: 'Explore the guides and examples to take payments with Fjord Pay.',

  urls: {
    site: 'https://docs.fjord.example',
    api: 'https://api.fjord.example/v1',
    graphql: 'https://graphql.fjord.example',
    graphqlWs: 'wss://graphql.fjord.example/live',
    scripts: 'https://js.fjord.example',
    support: 'https://support.fjord.example',
    dashboard: 'https://dashboard.fjord.example',
  },
  supportEmail: 'support@fjord.example',
  /** Where writers edit a page. The path of the source file is added to it. Leave it out to show no edit links. */
  editUrl: 'https://code.fjord.example/docs/edit/main/',
  /** Where readers report a mistake on a page. Leave it out to show no such links. */
  reportUrl: 'https://support.fjord.example/new?subject={subject}&message={message}',

  legal: {
    copyright: '© 2026 Fjord Pay Institution AS',
    text:
      'Fjord Pay is a payment institution based in Norway. It is authorized and supervised by the Norwegian authority, ' +
      'and it is a member of a European payments council group.',
    registry: [
      {label: 'Register of payment institutions', number: 'NO-0000'},
      {label: 'Tax identification number', number: 'B00000000'},
    ],
  },

  logo: {light: 'img/logo.svg', dark: 'img/logo-dark.svg'},
  favicon: 'img/favicon.svg',
  colors: {
    accent: {light: '#7a3e9d', dark: '#d3a8f0'},
    themeColor: {light: '#fffdff', dark: '#17101a'},
  },
};

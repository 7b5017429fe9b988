import {brand} from '../../src/brand';

/** A page of each kind, at a route that both setups have. */
export const benchPages = [
  {name: 'home', route: '/'},
  {name: 'guide', route: '/getting-started/'},
  {name: 'REST operation', route: '/apis/rest/payments-create/'},
  {name: 'REST schema', route: '/apis/rest/schemas/payment/'},
  {name: 'GraphQL operation', route: '/apis/graphql/operations/mutations/create-payment/'},
  {name: 'GraphQL object', route: '/apis/graphql/types/objects/payment/'},
  {name: 'client library', route: `/${brand.slug}-js/overview/`},
] as const;

export const benchRoutes: readonly string[] = benchPages.map(({route}) => route);

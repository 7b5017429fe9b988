import {brand} from '../site';

/** A kind of page that each fault is tested on, with content that must stay readable. */
export interface Kind {
  name: string;
  path: string;
  heading: string;
  /** Beginning of the text after the heading. */
  text: string;
}

export const kinds: readonly Kind[] = [
  {name: 'home', path: '/', heading: brand.name, text: 'Explore the guides and examples'},
  {name: 'guide', path: '/testing/', heading: 'Testing', text: 'Test mode is a full copy of the API'},
  {
    name: 'REST operation',
    path: '/apis/rest/payments-create/',
    heading: 'Create a payment',
    text: 'Every checkout starts here',
  },
  {name: 'REST type', path: '/apis/rest/schemas/payment/', heading: 'Payment', text: 'A payment: one attempt'},
  {
    name: 'GraphQL page',
    path: '/apis/graphql/types/objects/payment/',
    heading: 'Payment',
    text: 'the money that a customer is asked for',
  },
  {name: 'search page', path: '/search/', heading: 'Search', text: 'All'},
  {
    name: '404',
    path: '/no-such-page/',
    heading: 'Page not found',
    text: 'We couldn’t find the page that you’re looking for',
  },
];

import {translate} from '@docusaurus/Translate';
import {brand} from '@site/src/brand';
import type {DrawingName} from './Drawing';

interface IntegrationOption {
  title: string;
  need: string;
  to: string;
  drawing: DrawingName;
}

interface IntegrationGroup {
  title: string;
  ways: IntegrationOption[];
}

/** Integration options, grouped by the reader's need. */
export const integrationGroups: IntegrationGroup[] = [
  {
    title: translate({id: 'paydocs.home.site', message: 'On your website'}),
    ways: [
      {
        title: translate({id: 'paydocs.home.page', message: 'Prebuilt payment page'}),
        need: translate({
          id: 'paydocs.home.page.need',
          message: 'Send customers to a page that we host. It needs the least code.',
        }),
        to: '/integrations/use-prebuilt-payment-page/',
        drawing: 'page',
      },
      {
        title: translate({id: 'paydocs.home.modal', message: 'Payment modal'}),
        need: translate({
          id: 'paydocs.home.modal.need',
          message: 'Open the payment in a dialog, so customers stay on your site.',
        }),
        to: '/integrations/use-payment-modal/',
        drawing: 'modal',
      },
      {
        title: translate({id: 'paydocs.home.checkout', message: 'Custom checkout'}),
        need: translate({
          id: 'paydocs.home.checkout.need',
          message: 'Design every field yourself. Card data never touches your server.',
        }),
        to: '/integrations/build-custom-checkout/',
        drawing: 'checkout',
      },
    ],
  },
  {
    title: translate({id: 'paydocs.home.anywhere', message: 'Wherever your customers are'}),
    ways: [
      {
        title: translate({id: 'paydocs.home.link', message: 'Pay by link'}),
        need: translate({
          id: 'paydocs.home.link.need',
          message: 'Charge by email, SMS, or WhatsApp. No website needed.',
        }),
        to: '/integrations/pay-by-link/',
        drawing: 'link',
      },
      {
        title: translate({id: 'paydocs.home.qr', message: 'QR payments'}),
        need: translate({id: 'paydocs.home.qr.need', message: 'Charge in person, from a screen or a printed code.'}),
        to: '/integrations/use-qr-payments/',
        drawing: 'qr',
      },
      {
        title: translate({id: 'paydocs.home.plugins', message: 'E-commerce plugins'}),
        need: translate({
          id: 'paydocs.home.plugins.need',
          message: 'Connect Shopify, WooCommerce, PrestaShop, and others.',
        }),
        to: '/category/e-commerce-platforms/',
        drawing: 'plugin',
      },
    ],
  },
  {
    title: translate({id: 'paydocs.home.more', message: 'Beyond a single payment'}),
    ways: [
      {
        title: translate({id: 'paydocs.home.subscriptions', message: 'Subscriptions'}),
        need: translate({
          id: 'paydocs.home.subscriptions.need',
          message: 'Charge at regular intervals, with trials, pauses, and retries.',
        }),
        to: '/subscriptions/integration/',
        drawing: 'subscription',
      },
      {
        title: translate({id: 'paydocs.home.saved', message: 'Saved payment methods'}),
        need: translate({
          id: 'paydocs.home.saved.need',
          message: 'Let returning customers pay without entering their card again.',
        }),
        to: '/guides/save-payment-method/',
        drawing: 'saved',
      },
      {
        title: translate({id: 'paydocs.home.payouts', message: 'Payouts'}),
        need: translate({id: 'paydocs.home.payouts.need', message: 'Send money to the people who earn it.'}),
        to: '/guides/payouts/',
        drawing: 'payout',
      },
    ],
  },
  {
    title: translate({id: 'paydocs.home.code', message: 'In your own code'}),
    ways: [
      {
        title: translate({id: 'paydocs.home.rest', message: 'REST API'}),
        need: translate({
          id: 'paydocs.home.rest.need',
          message: 'Create payments and subscriptions with plain JSON over HTTPS.',
        }),
        to: '/apis/rest/',
        drawing: 'rest',
      },
      {
        title: translate({id: 'paydocs.home.graphql', message: 'GraphQL API'}),
        need: translate({
          id: 'paydocs.home.graphql.need',
          message: 'Charges, accounts, settlements, and live updates, in the shape that you request.',
        }),
        to: '/apis/graphql/',
        drawing: 'graphql',
      },
      {
        title: translate({id: 'paydocs.home.library', message: 'JavaScript library'}),
        need: translate({
          id: 'paydocs.home.library.need',
          message: 'Browser components that turn card data into a token.',
        }),
        to: `/${brand.slug}-js/overview/`,
        drawing: 'script',
      },
    ],
  },
];

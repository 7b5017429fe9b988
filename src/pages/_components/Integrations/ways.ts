import {brand} from '@site/src/brand';
import type {DrawingName} from './Drawing';

interface Way {
  title: string;
  need: string;
  to: string;
  drawing: DrawingName;
}

interface Need {
  title: string;
  ways: Way[];
}

/** The ways to integrate, by what the reader needs. */
export const needs: Need[] = [
  {
    title: 'On your website',
    ways: [
      {
        title: 'Prebuilt payment page',
        need: 'Send customers to a page that we host. The least code.',
        to: '/integrations/use-prebuilt-payment-page/',
        drawing: 'page',
      },
      {
        title: 'Payment modal',
        need: 'Open the payment in a dialog, so that customers stay with you.',
        to: '/integrations/use-payment-modal/',
        drawing: 'modal',
      },
      {
        title: 'Custom checkout',
        need: 'Design every field yourself. Card data never touches your server.',
        to: '/integrations/build-custom-checkout/',
        drawing: 'checkout',
      },
    ],
  },
  {
    title: 'Wherever your customer is',
    ways: [
      {
        title: 'Pay by link',
        need: 'Charge by e-mail, SMS or WhatsApp. No website needed.',
        to: '/integrations/pay-by-link/',
        drawing: 'link',
      },
      {
        title: 'QR payments',
        need: 'Charge face to face, from a screen or a printed code.',
        to: '/integrations/use-qr-payments/',
        drawing: 'qr',
      },
      {
        title: 'E-commerce plugins',
        need: 'Connect Shopify, WooCommerce, PrestaShop and others.',
        to: '/category/e-commerce-platforms/',
        drawing: 'plugin',
      },
    ],
  },
  {
    title: 'More than one payment',
    ways: [
      {
        title: 'Subscriptions',
        need: 'Charge at regular intervals, with trials, pauses and retries.',
        to: '/subscriptions/integration/',
        drawing: 'subscription',
      },
      {
        title: 'Saved payment methods',
        need: 'Let customers who come back pay without typing a card.',
        to: '/guides/save-payment-method/',
        drawing: 'saved',
      },
      {
        title: 'Payouts',
        need: 'Send money to the people who earn it.',
        to: '/guides/payouts/',
        drawing: 'payout',
      },
    ],
  },
  {
    title: 'In your own code',
    ways: [
      {
        title: 'REST API',
        need: 'Payments and subscriptions over plain HTTPS and JSON.',
        to: '/apis/rest/',
        drawing: 'rest',
      },
      {
        title: 'GraphQL API',
        need: 'Charges, accounts, settlements and live updates, in the shape that you ask for.',
        to: '/apis/graphql/',
        drawing: 'graphql',
      },
      {
        title: 'JavaScript library',
        need: 'Components for the browser that turn card data into a token.',
        to: `/${brand.slug}-js/overview/`,
        drawing: 'script',
      },
    ],
  },
];

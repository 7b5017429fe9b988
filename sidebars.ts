/**
 * The three sidebars. Guides are listed by hand, in the order in which a reader needs them; the
 * references list themselves from their sources.
 */
import fs from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import restReference from './apis/rest/sidebar';
import {restSidebar} from '@paydocs/reference/rest/pages/sidebar';
import type {SidebarItems} from '@paydocs/reference/common/sidebarItems';

/** `npm run release` writes a page for each release: the newest comes first. */
function releasePages(): string[] {
  const files = fs.existsSync('docs/changelog') ? fs.readdirSync('docs/changelog').sort().reverse() : [];
  return files.map((file) => `changelog/${file.replace('.mdx', '')}`);
}

const sidebars = {
  docs: [
    'getting-started',
    'basics/how-payments-work',
    'testing',
    {
      type: 'category',
      label: 'Integrations',
      link: {
        type: 'generated-index',
        slug: '/category/integrations',
        title: 'Integrations',
        description:
          'Choose how your customers pay: on a page we host, in a modal, in your own checkout, by link, or by QR code.',
      },
      items: [
        'integrations/use-prebuilt-payment-page',
        'integrations/use-payment-modal',
        'integrations/build-custom-checkout',
        'integrations/pay-by-link',
        'integrations/use-qr-payments',
      ],
    },
    {
      type: 'category',
      label: 'Payment methods',
      link: {
        type: 'generated-index',
        slug: '/category/payment-methods',
        title: 'Payment methods',
        description:
          'Accept cards, wallets, Bizum, PayPal, and bank payments. Each guide shows the requirements of a method, and how to test it.',
      },
      items: [
        'payment-methods/card',
        'payment-methods/apple-pay',
        'payment-methods/apple-pay-ios',
        'payment-methods/apple-pay-subscriptions',
        'payment-methods/google-pay',
        'payment-methods/bizum',
        'payment-methods/click-to-pay',
        'payment-methods/paypal',
        'payment-methods/sepa-request-to-pay',
      ],
    },
    'subscriptions/integration',
    {
      type: 'category',
      label: 'Guides',
      link: {
        type: 'generated-index',
        slug: '/category/guides',
        title: 'Guides',
        description:
          'Tasks around your payments: save cards, pay out, verify webhooks, prevent chargebacks, and run several stores.',
      },
      items: [
        'guides/verify-signature',
        'guides/save-payment-method',
        'guides/send-cardholder-name',
        'guides/payouts',
        'guides/managing-stores',
        'guides/migrate-tokens',
        'guides/ethoca-verifi',
      ],
    },
    {
      type: 'category',
      label: 'JavaScript library',
      items: ['js-library/overview', 'js-library/payment-request', 'js-library/reference'],
    },
    {
      type: 'category',
      label: 'E-commerce platforms',
      link: {
        type: 'generated-index',
        slug: '/category/e-commerce-platforms',
        title: 'E-commerce platforms',
        description:
          'Connect your e-commerce platform. No code needed: install, configure, make a test payment, and go live.',
      },
      items: [
        {
          type: 'category',
          label: 'Shopify',
          items: [
            'e-commerce/shopify/payments',
            'e-commerce/shopify/onsite',
            'e-commerce/shopify/bizum',
            'e-commerce/shopify/mbway',
            'e-commerce/shopify/multibanco',
            'e-commerce/shopify/hide-payment-methods',
          ],
        },
        'e-commerce/woocommerce',
        'e-commerce/prestashop',
        'e-commerce/adobe-commerce',
        'e-commerce/wix',
        'e-commerce/salesforce',
      ],
    },
    {
      type: 'category',
      label: 'Run your payments',
      link: {
        type: 'generated-index',
        slug: '/category/run-your-payments',
        title: 'Run your payments',
        description:
          'Go live, refund, respond to disputes, reconcile your sales, secure your integration, and get help.',
      },
      items: [
        'run/go-live',
        'run/refunds',
        'run/disputes',
        'run/3d-secure',
        'run/security',
        'run/pci-dss',
        'run/reconciliation',
        'run/support',
      ],
    },
    {
      type: 'category',
      label: 'Concepts and tools',
      link: {
        type: 'generated-index',
        slug: '/category/concepts-and-tools',
        title: 'Concepts and tools',
        description:
          'Basics of every integration: webhooks and events, errors, idempotency, lists, limits, versions, and tools.',
      },
      items: [
        'basics/webhooks',
        'basics/events',
        'basics/errors',
        'basics/error-codes',
        'basics/idempotency',
        'basics/pagination-rate-limits-versioning',
        'basics/libraries-and-tools',
        'basics/glossary',
      ],
    },
    'connect',
    'channel-tokenization',
    'eurm-stablecoin',
    {type: 'category', label: 'Accounting', items: ['accounting/odoo']},
    {
      type: 'category',
      label: 'API changelog',
      link: {type: 'doc', id: 'changelog'},
      items: ['deprecations', ...releasePages()],
    },
  ],
  rest: [{type: 'doc', id: 'index', label: 'Overview'}, ...restSidebar(restReference as SidebarItems)],
  // Followed by what `src/config/sidebars/graphql.ts` adds: the two references are made independently.
  graphql: [{type: 'doc', id: 'index', label: 'Overview'}],
} satisfies SidebarsConfig;

export default sidebars as typeof sidebars & SidebarsConfig;

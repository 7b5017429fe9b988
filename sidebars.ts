/**
 * The three sidebars. Guides are listed by hand, in the order in which a reader needs them; the
 * references list themselves from their sources.
 */
import fs from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import restReference from './apis/rest/sidebar';
import {createRestSidebar, type SidebarItems} from '@paydocs/reference';

/** `npm run release` writes a page for each release: the newest comes first. */
function releasePages(): string[] {
  const files = fs.existsSync('docs/changelog') ? fs.readdirSync('docs/changelog').sort().reverse() : [];
  return files.map((file) => `changelog/${file.replace('.mdx', '')}`);
}

const sidebars = {
  docs: [
    {
      type: 'category',
      label: 'Start',
      collapsed: false,
      items: ['basics/overview', 'getting-started', 'basics/how-payments-work', 'testing'],
    },
    {
      type: 'category',
      label: 'Build',
      link: {
        type: 'generated-index',
        slug: '/category/guides',
        title: 'Build your integration',
        description:
          'Take payments on your site, in person, or by link. Then save cards, charge at regular intervals, and bring cards from another provider.',
      },
      items: [
        {
          type: 'category',
          label: 'Integrations',
          link: {type: 'doc', id: 'integrations/index'},
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
          label: 'JavaScript library',
          items: ['js-library/overview', 'js-library/payment-request', 'js-library/reference'],
        },
        'subscriptions/integration',
        'guides/save-payment-method',
        'guides/send-cardholder-name',
        'guides/migrate-tokens',
      ],
    },
    {
      type: 'category',
      label: 'Payment methods',
      link: {type: 'doc', id: 'payment-methods/index'},
      items: [
        {type: 'ref', id: 'payment-methods/overview', label: 'All payment methods'},
        'payment-methods/card',
        'payment-methods/apple-pay',
        'payment-methods/apple-pay-ios',
        'payment-methods/apple-pay-subscriptions',
        'payment-methods/google-pay',
        'payment-methods/click-to-pay',
        'payment-methods/bizum',
        'payment-methods/mb-way',
        'payment-methods/multibanco',
        'payment-methods/paypal',
        'payment-methods/sepa-request-to-pay',
      ],
    },
    {
      type: 'category',
      label: 'E-commerce and accounting',
      items: [
        {
          type: 'category',
          label: 'E-commerce platforms',
          link: {type: 'doc', id: 'e-commerce/index'},
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
        {type: 'category', label: 'Accounting', items: ['accounting/odoo']},
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
          'Receive and verify events, refund payments, respond to disputes, follow your settlements, reconcile your sales, send payouts, and handle errors.',
      },
      items: [
        'basics/webhooks',
        'guides/verify-signature',
        'run/refunds',
        'run/disputes',
        'guides/ethoca-verifi',
        'run/settlements',
        'run/reconciliation',
        'guides/payouts',
        'basics/errors',
        'basics/idempotency',
      ],
    },
    {
      type: 'category',
      label: 'Go live',
      items: ['run/go-live', 'run/security', 'run/pci-dss', 'run/3d-secure'],
    },
    {
      type: 'category',
      label: 'Marketplaces and hotels',
      items: ['connect', 'guides/managing-stores', 'channel-tokenization', 'eurm-stablecoin'],
    },
    {
      type: 'category',
      label: 'Reference',
      link: {
        type: 'generated-index',
        slug: '/category/concepts-and-tools',
        title: 'Reference',
        description:
          'Look up events, error codes, test data, limits, terms, libraries, and changes to the APIs, or contact support.',
      },
      items: [
        'basics/events',
        'basics/error-codes',
        {
          type: 'link',
          label: 'Test data',
          href: '/testing/#test-cards',
          description: 'Cards, phone numbers, IBANs, and wallets for every outcome in test mode.',
        },
        'basics/pagination-rate-limits-versioning',
        'basics/libraries-and-tools',
        'basics/glossary',
        {
          type: 'category',
          label: 'API changelog',
          link: {type: 'doc', id: 'changelog'},
          items: ['deprecations', ...releasePages()],
        },
        'run/support',
      ],
    },
  ],
  rest: [{type: 'doc', id: 'index', label: 'Overview'}, ...createRestSidebar(restReference as SidebarItems)],
  // Followed by what `src/config/sidebars/graphql.ts` adds: the two references are made independently.
  graphql: [{type: 'doc', id: 'index', label: 'Overview'}],
} satisfies SidebarsConfig;

export default sidebars as typeof sidebars & SidebarsConfig;

/** The three sidebars of the fixture site. */
import fs from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {type SidebarItems, createRestSidebar} from '@paydocs/reference';
import restReference from './apis/rest/sidebar';

function releasePages(): string[] {
  const files = fs.existsSync('docs/changelog') ? fs.readdirSync('docs/changelog').sort().reverse() : [];
  return files.map((file) => `changelog/${file.replace('.mdx', '')}`);
}

const sidebars = {
  docs: [
    'getting-started',
    'testing',
    {
      type: 'category',
      label: 'Integrations',
      link: {
        type: 'generated-index',
        slug: '/category/integrations',
        title: 'Integrations',
        description: 'Choose how your customers pay: on a page we host, or by link.',
      },
      items: ['integrations/use-prebuilt-payment-page', 'integrations/pay-by-link'],
    },
    {
      type: 'category',
      label: 'Payment methods',
      link: {
        type: 'generated-index',
        slug: '/category/payment-methods',
        title: 'Payment methods',
        description: 'Take cards and Bizum. Each guide says what the method needs and how to test it.',
      },
      items: ['payment-methods/card', 'payment-methods/bizum'],
    },
    {
      type: 'category',
      label: 'Guides',
      link: {
        type: 'generated-index',
        slug: '/category/guides',
        title: 'Guides',
        description: 'Tasks around your payments: verify events, refund, answer disputes.',
      },
      items: ['guides/verify-signature', 'guides/estimate-fees', 'run/refunds', 'run/disputes'],
    },
    {type: 'category', label: 'JavaScript library', items: ['js-library/overview']},
    {
      type: 'category',
      label: 'E-commerce platforms',
      link: {
        type: 'generated-index',
        slug: '/category/e-commerce-platforms',
        title: 'E-commerce platforms',
        description: 'Connect the shop platform you already use: install, configure, make a test payment, go live.',
      },
      items: ['e-commerce/woocommerce'],
    },
    {
      type: 'category',
      label: 'Concepts',
      items: ['basics/webhooks', 'basics/events', 'basics/errors', 'basics/idempotency', 'basics/glossary'],
    },
    'connect',
    {type: 'category', label: 'Accounting', items: ['accounting/odoo']},
    {
      type: 'category',
      label: 'API changelog',
      link: {type: 'doc', id: 'changelog'},
      items: ['deprecations', ...releasePages()],
    },
  ],
  rest: [{type: 'doc', id: 'index', label: 'Overview'}, ...createRestSidebar(restReference as SidebarItems)],
  // Followed by what `src/config/sidebars/graphql.ts` adds: the two references are made independently.
  graphql: [{type: 'doc', id: 'index', label: 'Overview'}],
} satisfies SidebarsConfig;

export default sidebars as typeof sidebars & SidebarsConfig;

/** Tables that compare options, such as payment methods. Pages render them with `<Comparison>`, so that they agree. */
import {brand} from './brand';

/** A table that compares options, with a row for each. */
export interface ComparisonTable<Column extends string> {
  /** Heading of the first column, which has the names of the options. */
  subject: string;
  /** Headings of the other columns, by name of the column. */
  columns: Record<Column, string>;
  /** Options, each with the URL path of its guide (`to`) and its cells. A cell is text with code in backticks. */
  options: {name: string; to: string; cells: Record<NoInfer<Column>, string>}[];
}

const defineTable = <Column extends string>(table: ComparisonTable<Column>): ComparisonTable<Column> => table;

const METHOD_CELLS = {refunds: 'Full and partial', settlement: 'To your bank account'};
const CARD_METHOD_CELLS = {
  ...METHOD_CELLS,
  currencies: 'All',
  recurring: 'Yes',
  preAuthorization: 'Yes',
  result: 'Immediately',
};
const ONE_TIME_METHOD_CELLS = {...METHOD_CELLS, recurring: 'No', preAuthorization: 'No'};
const SHOPIFY_APP_CELLS = {setup: 'Install the app', refunds: 'In Shopify', saved: 'No'};
const SHOPIFY_LOCAL_METHOD_CELLS = {...SHOPIFY_APP_CELLS, cardEntry: 'No cards', capture: 'No'};

export const comparisons = {
  paymentMethods: defineTable({
    subject: 'Method',
    columns: {
      code: 'Code',
      countries: 'Countries',
      currencies: 'Currencies',
      refunds: 'Refunds',
      recurring: 'Recurring',
      preAuthorization: 'Pre-authorization',
      result: 'Result',
      settlement: 'Settlement',
    },
    options: [
      {
        name: 'Card',
        to: '/payment-methods/card/',
        cells: {...CARD_METHOD_CELLS, code: '`CARD`', countries: 'All'},
      },
      {
        name: 'Apple Pay',
        to: '/payment-methods/apple-pay/',
        cells: {...CARD_METHOD_CELLS, code: '`APPLE_PAY`', countries: 'Where Apple Pay is available'},
      },
      {
        name: 'Google Pay',
        to: '/payment-methods/google-pay/',
        cells: {...CARD_METHOD_CELLS, code: '`GOOGLE_PAY`', countries: 'Where Google Pay is available'},
      },
      {
        name: 'Click to Pay',
        to: '/payment-methods/click-to-pay/',
        cells: {...CARD_METHOD_CELLS, code: '`CLICK_TO_PAY`', countries: 'Where the card schemes offer it'},
      },
      {
        name: 'Bizum',
        to: '/payment-methods/bizum/',
        cells: {
          ...ONE_TIME_METHOD_CELLS,
          code: '`BIZUM`',
          countries: 'Spain, Andorra',
          currencies: '`EUR`',
          result: 'Within minutes',
        },
      },
      {
        name: 'PayPal',
        to: '/payment-methods/paypal/',
        cells: {
          ...ONE_TIME_METHOD_CELLS,
          code: '`PAYPAL`',
          countries: 'Where PayPal is available',
          currencies: 'All except `RON`',
          result: 'Immediately',
          settlement: 'To your PayPal account',
        },
      },
      {
        name: 'SEPA Request to Pay',
        to: '/payment-methods/sepa-request-to-pay/',
        cells: {
          ...ONE_TIME_METHOD_CELLS,
          code: '`SEPA`',
          countries: 'SEPA countries',
          currencies: '`EUR`',
          result: 'Within minutes to days',
        },
      },
      {
        name: 'MB WAY',
        to: '/payment-methods/mb-way/',
        cells: {
          ...ONE_TIME_METHOD_CELLS,
          code: '`MBWAY`',
          countries: 'Portugal',
          currencies: '`EUR`',
          result: 'Within minutes',
        },
      },
      {
        name: 'Multibanco',
        to: '/payment-methods/multibanco/',
        cells: {
          ...ONE_TIME_METHOD_CELLS,
          code: '`MULTIBANCO`',
          countries: 'Portugal',
          currencies: '`EUR`',
          refunds: 'No',
          result: 'Within days',
        },
      },
    ],
  }),

  integrations: defineTable({
    subject: 'Integration',
    columns: {
      place: 'Customers pay',
      code: 'Code you write',
      effort: 'Time to a first payment',
      questionnaire: 'PCI DSS',
    },
    options: [
      {
        name: 'Prebuilt payment page',
        to: '/integrations/use-prebuilt-payment-page/',
        cells: {place: 'On a page that we host', code: 'Server', effort: 'About 30 minutes', questionnaire: 'SAQ A'},
      },
      {
        name: 'Payment modal',
        to: '/integrations/use-payment-modal/',
        cells: {
          place: 'In a dialog on your page',
          code: 'Server and browser',
          effort: 'About 30 minutes',
          questionnaire: 'SAQ A, with the script criterion',
        },
      },
      {
        name: 'Custom checkout',
        to: '/integrations/build-custom-checkout/',
        cells: {
          place: 'In fields on your page',
          code: 'Server and browser',
          effort: 'About an hour',
          questionnaire: 'SAQ A, with the script criterion',
        },
      },
      {
        name: 'Pay by link',
        to: '/integrations/pay-by-link/',
        cells: {
          place: 'On a page that we host, from a message',
          code: 'None, or server',
          effort: '2 minutes without code, 20 more with code',
          questionnaire: 'SAQ A',
        },
      },
      {
        name: 'QR payments',
        to: '/integrations/use-qr-payments/',
        cells: {
          place: 'On their own phone, in person',
          code: 'None, or server',
          effort: 'About 45 minutes with code',
          questionnaire: 'SAQ A',
        },
      },
      {
        name: 'App or plugin',
        to: '/category/e-commerce-platforms/',
        cells: {
          place: 'In the checkout of your shop platform',
          code: 'None on most platforms',
          effort: 'Depends on the platform',
          questionnaire: 'Depends on the plugin',
        },
      },
    ],
  }),

  platforms: defineTable({
    subject: 'App or plugin',
    columns: {
      setup: 'Setup',
      cardEntry: 'Customers enter cards',
      methods: 'Methods',
      capture: 'Capture later',
      refunds: 'Refunds',
      saved: 'Saved cards',
    },
    options: [
      {
        name: `Shopify: ${brand.name} Payments`,
        to: `/e-commerce/shopify/${brand.slug}-payments/`,
        cells: {...SHOPIFY_APP_CELLS, cardEntry: 'On the payment page', methods: 'All', capture: 'Cards and wallets'},
      },
      {
        name: `Shopify: ${brand.name} Onsite`,
        to: `/e-commerce/shopify/${brand.slug}-onsite/`,
        cells: {...SHOPIFY_APP_CELLS, cardEntry: 'In the checkout', methods: 'Card', capture: 'Yes'},
      },
      {
        name: `Shopify: ${brand.name} Bizum`,
        to: `/e-commerce/shopify/${brand.slug}-bizum/`,
        cells: {...SHOPIFY_LOCAL_METHOD_CELLS, methods: 'Bizum'},
      },
      {
        name: `Shopify: ${brand.name} MB WAY`,
        to: `/e-commerce/shopify/${brand.slug}-mbway/`,
        cells: {...SHOPIFY_LOCAL_METHOD_CELLS, methods: 'MB WAY'},
      },
      {
        name: `Shopify: ${brand.name} Multibanco`,
        to: `/e-commerce/shopify/${brand.slug}-multibanco/`,
        cells: {...SHOPIFY_LOCAL_METHOD_CELLS, methods: 'Multibanco', refunds: 'By bank transfer'},
      },
      {
        name: 'WooCommerce',
        to: '/e-commerce/woocommerce/',
        cells: {
          setup: 'Install the plugin',
          cardEntry: 'In the checkout, or on the payment page',
          methods: 'All',
          capture: 'Cards',
          refunds: 'In WooCommerce',
          saved: 'Yes, with renewals of WooCommerce Subscriptions',
        },
      },
      {
        name: 'PrestaShop',
        to: '/e-commerce/prestashop/',
        cells: {
          setup: 'Upload the module',
          cardEntry: 'In the checkout, or on the payment page',
          methods: 'All',
          capture: 'Cards',
          refunds: 'In PrestaShop',
          saved: 'No',
        },
      },
      {
        name: 'Adobe Commerce',
        to: '/e-commerce/adobe-commerce/',
        cells: {
          setup: 'Install the module with Composer',
          cardEntry: 'In the checkout',
          methods: 'All',
          capture: 'Cards and wallets',
          refunds: 'In the Admin',
          saved: 'Yes',
        },
      },
      {
        name: 'Wix',
        to: '/e-commerce/wix/',
        cells: {
          setup: 'Enter your API key',
          cardEntry: 'On the payment page',
          methods: 'Card, Apple Pay, Google Pay, Bizum, PayPal, MB WAY, Multibanco',
          capture: 'No',
          refunds: 'In Wix',
          saved: 'No',
        },
      },
      {
        name: 'Salesforce B2C Commerce',
        to: '/e-commerce/salesforce/',
        cells: {
          setup: 'A developer adds the cartridge',
          cardEntry: 'In the checkout',
          methods: 'All except Click to Pay',
          capture: 'From your order system or the dashboard',
          refunds: 'From your order system or the dashboard',
          saved: 'Yes',
        },
      },
    ],
  }),
};

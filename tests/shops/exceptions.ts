/** A scenario that the shop of a guide can't handle, and the reason. */
interface Exception {
  guide: string;
  /** Name of a scenario; `all` for all but those for receivers, or `events` for those with events. */
  scenario: string;
  reason: string;
}

const otherReceiver = 'sends readers to the receiver of docs/guides/verify-signature.mdx';

export const exceptions: Exception[] = [
  {
    guide: 'docs/guides/verify-signature.mdx',
    scenario: 'all',
    reason: 'creates no payment; test:snippets sends it events',
  },
  {
    guide: 'docs/basics/webhooks.mdx',
    scenario: 'all',
    reason: 'creates no payment; test:snippets sends it events',
  },
  {
    guide: 'docs/basics/webhooks.mdx',
    scenario: 'event that cannot be stored',
    reason: 'keeps events in SQLite, in a file that is open',
  },
  {guide: 'docs/connect.mdx', scenario: 'all', reason: 'its server creates no payment; test:snippets sends it events'},
  {
    guide: 'docs/js-library/overview.mdx',
    scenario: 'events',
    reason: 'sends readers to the receiver of the payment modal',
  },
  {guide: 'docs/js-library/payment-request.mdx', scenario: 'events', reason: otherReceiver},
  {guide: 'docs/guides/send-cardholder-name.mdx', scenario: 'events', reason: otherReceiver},
  {guide: 'docs/payment-methods/card.mdx', scenario: 'events', reason: otherReceiver},
  {guide: 'docs/payment-methods/click-to-pay.mdx', scenario: 'events', reason: otherReceiver},
  {guide: 'docs/payment-methods/paypal.mdx', scenario: 'events', reason: otherReceiver},
  {
    guide: 'docs/integrations/use-qr-payments.mdx',
    scenario: 'Pay again after paying',
    reason: 'a new code is a new sale',
  },
  {
    guide: 'docs/integrations/use-qr-payments.mdx',
    scenario: 'declined, then a new attempt',
    reason: 'a new code is a new sale',
  },
  {
    guide: 'docs/integrations/use-qr-payments.mdx',
    scenario: 'second successful payment',
    reason: 'each code is a sale of its own, and is paid once',
  },
  {
    guide: 'docs/integrations/use-qr-payments.mdx',
    scenario: 'killed while it creates',
    reason: 'nobody pays a code that was never shown',
  },
  {
    guide: 'docs/subscriptions/integration.mdx',
    scenario: 'wrong amount or currency',
    reason: 'access follows the status of the subscription, not the amount of one payment',
  },
  {
    guide: 'docs/subscriptions/integration.mdx',
    scenario: 'second successful payment',
    reason: 'a subscription is paid in each period',
  },
  {
    guide: 'docs/guides/save-payment-method.mdx',
    scenario: 'second successful payment',
    reason: 'charges the saved card again on purpose',
  },
];

/** Checks whether a guide can't handle a scenario. */
export function isExempt(guide: string, scenario: string): boolean {
  return exceptions.some((exception) => exception.guide === guide && exception.scenario === scenario);
}

/** Checks whether the shop of a guide receives events, and so delivers. */
export const receivesEvents = (guide: string): boolean => !isExempt(guide, 'events');

/**
 * Data with which readers can trigger each outcome in test mode. Guides render it with `<TestData kind="cards" />`, and
 * can't contain other card numbers. The check of guides validates each number, and checks that each outcome exists in
 * the REST API.
 */

/** The outcome of a payment with test data. */
export interface Outcome {
  /** A value of the `Payment-Status` schema. */
  status: string;
  /** A value of the `Payment-StatusCode` schema. */
  statusCode?: string;
  /** Short description of the outcome, for a table. */
  text: string;
}

interface TestCard {
  number: string;
  brand: string;
  /** Result of requesting 3-D Secure authentication. */
  threeDSecure: 'Frictionless' | 'Challenge' | 'None';
  outcome: Outcome;
}

interface TestPhone {
  phone: string;
  method: 'Bizum' | 'MB WAY';
  outcome: Outcome;
}

interface TestBankAccount {
  iban: string;
  outcome: Outcome;
}

interface TestWallet {
  wallet: string;
  /** Instruction that triggers the outcome, such as a button to select. */
  action: string;
  outcome: Outcome;
}

/** All test data, by `kind` of `<TestData>`. */
export interface TestDataTables {
  cards: TestCard[];
  phones: TestPhone[];
  ibans: TestBankAccount[];
  wallets: TestWallet[];
}

const success = (text: string): Outcome => ({status: 'SUCCEEDED', statusCode: 'E000', text});
const failure = (statusCode: string, text: string): Outcome => ({status: 'FAILED', statusCode, text});

export const testData: TestDataTables = {
  cards: [
    {
      number: '4111111111111111',
      brand: 'Visa',
      threeDSecure: 'Frictionless',
      outcome: success('Paid without a challenge'),
    },
    {
      number: '4000000000002008',
      brand: 'Visa',
      threeDSecure: 'Challenge',
      outcome: success('Paid after the challenge'),
    },
    {
      number: '5555555555554444',
      brand: 'Mastercard',
      threeDSecure: 'Frictionless',
      outcome: success('Paid without a challenge'),
    },
    {
      number: '5200828282828210',
      brand: 'Mastercard',
      threeDSecure: 'Challenge',
      outcome: success('Paid after the challenge'),
    },
    {
      number: '378282246310005',
      brand: 'American Express',
      threeDSecure: 'None',
      outcome: success('Paid without authentication'),
    },
    {
      number: '4000000000001018',
      brand: 'Visa',
      threeDSecure: 'Frictionless',
      outcome: failure('E101', 'Declined by the issuer without a specific reason'),
    },
    {
      number: '4000000000001026',
      brand: 'Visa',
      threeDSecure: 'Frictionless',
      outcome: failure('E102', 'Insufficient funds'),
    },
    {
      number: '4000000000001034',
      brand: 'Visa',
      threeDSecure: 'Frictionless',
      outcome: failure('E103', 'The card has expired'),
    },
    {
      number: '4000000000001042',
      brand: 'Visa',
      threeDSecure: 'Frictionless',
      outcome: failure('E104', 'The security code is wrong'),
    },
    {
      number: '4000000000001059',
      brand: 'Visa',
      threeDSecure: 'Frictionless',
      outcome: failure('E105', 'Reported as lost or stolen'),
    },
    {
      number: '4000000000001067',
      brand: 'Visa',
      threeDSecure: 'Frictionless',
      outcome: failure('E106', "The card doesn't allow this kind of payment"),
    },
    {
      number: '4000000000001075',
      brand: 'Visa',
      threeDSecure: 'Frictionless',
      outcome: failure('E107', 'Over the card’s limit'),
    },
    {
      number: '4000000000001083',
      brand: 'Visa',
      threeDSecure: 'Frictionless',
      outcome: failure('E108', 'Declined, and no other attempt is allowed'),
    },
    {
      number: '4000000000002016',
      brand: 'Visa',
      threeDSecure: 'Challenge',
      outcome: failure('E201', 'The challenge fails'),
    },
    {
      number: '4000000000002024',
      brand: 'Visa',
      threeDSecure: 'Challenge',
      outcome: failure('E202', 'The customer leaves the challenge'),
    },
    {
      number: '4000000000002032',
      brand: 'Visa',
      threeDSecure: 'None',
      outcome: failure('E203', "3-D Secure isn't available"),
    },
  ],
  phones: [
    {phone: '+34600000001', method: 'Bizum', outcome: success('Approved after a few seconds')},
    {phone: '+34600000301', method: 'Bizum', outcome: failure('E301', 'Rejected in the bank’s app')},
    {phone: '+34600000302', method: 'Bizum', outcome: failure('E302', 'No response in time')},
    {phone: '+34600000303', method: 'Bizum', outcome: failure('E303', 'The number has no Bizum account')},
    {phone: '+351910000001', method: 'MB WAY', outcome: success('Approved after a few seconds')},
    {phone: '+351910000601', method: 'MB WAY', outcome: failure('E601', 'Rejected in the app')},
  ],
  ibans: [
    {iban: 'ES9121000418450200051332', outcome: success('The customer accepts the request')},
    {iban: 'ES1421000418430000000501', outcome: failure('E501', 'The customer or the bank rejects the request')},
    {iban: 'ES6521000418480000000502', outcome: failure('E502', 'No response in time')},
  ],
  wallets: [
    {wallet: 'Apple Pay', action: 'Pay with a card from the Apple Pay sandbox', outcome: success('Paid')},
    {wallet: 'Google Pay', action: 'Pay with a card from the Google Pay test card suite', outcome: success('Paid')},
    {wallet: 'Click to Pay', action: 'Choose the first saved card', outcome: success('Paid')},
    {wallet: 'PayPal', action: 'Select Approve on the PayPal test page', outcome: success('Paid')},
    {
      wallet: 'PayPal',
      action: 'Select Reject on the PayPal test page',
      outcome: failure('E401', 'Rejected by the customer or PayPal'),
    },
  ],
};

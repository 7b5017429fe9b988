/** The comparison of payment methods agrees with the methods that the APIs offer. */
import {expect} from 'vitest';
import {comparisons} from '../../src/comparisons';
import {describe, it, start} from './fixture';

interface Offer {
  method: string;
  currencies: string[];
  countries: string[] | null;
  transactionTypes: string[];
  recurring: boolean;
}

const QUERY = '{availablePaymentMethods {method currencies countries transactionTypes recurring}}';
const regionNames = new Intl.DisplayNames('en', {type: 'region'});
const formatBoolean = (value: boolean): string => (value ? 'Yes' : 'No');

describe('the comparison of payment methods', () => {
  it('has the capabilities of each method', async () => {
    const {graphql} = await start();
    const {body} = await graphql(QUERY);
    const offers = body.data.availablePaymentMethods as unknown as Offer[];
    const allCurrencies = [...new Set(offers.flatMap(({currencies}) => currencies))];
    const formatCurrencies = (currencies: readonly string[]): string => {
      const missing = allCurrencies.filter((currency) => !currencies.includes(currency));
      if (missing.length === 0) return 'All';
      return missing.length < currencies.length
        ? `All except ${missing.map((each) => `\`${each}\``).join(', ')}`
        : currencies.map((each) => `\`${each}\``).join(', ');
    };
    const expected = offers.map(({method, currencies, countries, transactionTypes, recurring}) => ({
      code: `\`${method}\``,
      currencies: formatCurrencies(currencies),
      countries: countries?.map((country) => regionNames.of(country)).join(', '),
      preAuthorization: formatBoolean(transactionTypes.includes('AUTH')),
      recurring: formatBoolean(recurring),
    }));
    const shown = comparisons.paymentMethods.options.map(({cells}) => {
      const {code, currencies, countries, preAuthorization, recurring} = cells;
      const isLimited = expected.find((each) => each.code === code)?.countries !== undefined;
      return {code, currencies, countries: isLimited ? countries : undefined, preAuthorization, recurring};
    });
    expect(shown).toEqual(expect.arrayContaining(expected));
    expect(shown.length).toBe(expected.length);
  });
});

import type {Api} from '../api';
import {Refusal} from '../state/refusal';
import type {Body, Caller, Method} from '../state/records';
import {METHODS, methodsFor} from './abilities';
import {isRegistered} from './outcomes';
import {mustBePending} from '../resources/payments';

const BRANDS = ['VISA', 'MASTERCARD', 'AMEX'];

/** @returns what customers can pay with: those methods that fit a payment, a currency or a country */
export function getPaymentMethods(api: Api, caller: Caller, query: Body): Record<string, unknown> {
  const {accountId, paymentId, currency, country} = query as Record<string, string | undefined>;
  if (accountId !== undefined && paymentId !== undefined)
    throw new Refusal('invalid_request', 'Send accountId or paymentId, not both.');
  if (accountId !== undefined && accountId !== caller.accountId && !api.store.accounts.has(accountId))
    throw new Refusal('resource_not_found', `There is no account ${accountId}.`);
  const payment = paymentId === undefined ? undefined : api.store.payment(caller, paymentId);
  if (payment) mustBePending(payment, 'paid');
  const isRepeated = payment && api.store.detailsOf(payment).sequence !== undefined;
  const methods = methodsFor({...(payment ? {...payment, isRepeated: isRepeated === true} : {currency}), country});
  const offered = (method: Method, configuration: object): object | null =>
    methods.includes(method) ? configuration : null;
  const id = accountId ?? caller.accountId;
  const {name, country: countryCode} = api.account.shop;
  return {
    accountId: id,
    paymentId: paymentId ?? null,
    merchantName: name,
    countryCode,
    paymentMethods: methods,
    configuration: {
      card: offered('CARD', {brands: BRANDS}),
      applePay: offered('APPLE_PAY', {
        merchantId: 'merchant.example.shop',
        domains: api.store
          .all(api.store.things, caller)
          .flatMap((thing) => (thing.id.startsWith('apd_') ? [thing.domainName] : [])),
        brands: BRANDS,
      }),
      googlePay: offered('GOOGLE_PAY', {merchantId: null, gatewayMerchantId: id, brands: BRANDS}),
      clickToPay: offered('CLICK_TO_PAY', {brands: BRANDS}),
      bizum: offered('BIZUM', {requestToPay: true}),
      paypal: offered('PAYPAL', {merchantId: 'SANDBOX'}),
    },
    livemode: caller.livemode,
  };
}

/** @returns the methods as GraphQL lists them, each with what it can do */
export function availableMethods(api: Api, caller: Caller, query: Body): Record<string, unknown>[] {
  const {paymentId, currency, amount, country, transactionType, recurring} = query;
  const payment = typeof paymentId === 'string' ? api.store.payment(caller, paymentId) : undefined;
  const asked = {currency, amount, transactionType} as Parameters<typeof methodsFor>[0];
  const wanted = payment ?? Object.fromEntries(Object.entries(asked).filter(([, value]) => value != null));
  const methods = methodsFor({
    ...wanted,
    isRepeated: recurring === true,
    ...(typeof country === 'string' && {country}),
  });
  return methods.map((method) => {
    const {currencies, isCard, minAmount, maxAmount, countries} = METHODS[method];
    return {
      method,
      currencies: currencies ?? METHODS.PAYPAL.currencies?.concat('RON'),
      countries: countries ?? null,
      transactionTypes: isCard ? ['SALE', 'AUTH', 'PAYOUT', 'VERIF'] : ['SALE'],
      currency: (payment?.currency ?? currency ?? 'EUR') as string,
      minAmount,
      maxAmount,
      cardBrands: isCard ? BRANDS : null,
      recurring: isCard,
    };
  });
}

/** Registers a domain with Apple Pay; one that nobody can have isn't verified. */
export function registerDomain({store, clock}: Api, caller: Caller, {domainName}: Body): Record<string, unknown> {
  const domain = String(domainName);
  if (domain.endsWith('.invalid'))
    throw new Refusal('domain_not_verified', `Apple couldn't verify the domain ${domain}.`, [
      {field: 'domainName', message: 'The verification file is missing.'},
    ]);
  const {accountId, livemode} = caller;
  const id = `apd_${accountId}_${livemode}_${domain}`;
  const registeredAt = clock.now();
  store.things.set(id, {id, accountId, livemode, domainName: domain, registeredAt, createdAt: registeredAt});
  return {success: true, domainName: domain};
}

/** Tells whether a phone number is registered with Bizum, as the test data say. */
export function validateBizumPhone({options}: Api, {phoneNumber}: Body): Record<string, unknown> {
  const phone = String(phoneNumber);
  if (!/^\+(?:34|376)/.test(phone))
    throw new Refusal(
      'phone_not_registered',
      `Bizum works only with customers of banks in Spain and Andorra. The number ${phone} can't be registered.`,
      [{field: 'phoneNumber', message: 'Must be a number that can be registered with Bizum.'}],
    );
  return {phoneNumber: phone, registered: isRegistered(options.testData, phone)};
}

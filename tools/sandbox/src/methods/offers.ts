import type {Api} from '../api';
import {ApiError} from '../state/apiError';
import type {Body, Caller, PaymentMethod} from '../state/records';
import {METHOD_CAPABILITIES, getSupportedMethods} from './capabilities';
import {isPhoneRegistered} from './outcomes';
import {assertPending} from '../resources/payments';

const CARD_BRANDS = ['VISA', 'MASTERCARD', 'AMEX'];

/** Returns the payment methods that are available for a payment, a currency, or a country, as the REST API does. */
export function getRestPaymentMethods(api: Api, caller: Caller, query: Body): Record<string, unknown> {
  const {accountId, paymentId, currency, country} = query as Record<string, string | undefined>;
  if (accountId !== undefined && paymentId !== undefined)
    throw new ApiError('invalid_request', 'Send accountId or paymentId, not both.');
  if (accountId !== undefined && accountId !== caller.accountId && !api.store.accounts.has(accountId))
    throw new ApiError('resource_not_found', `There is no account ${accountId}.`);
  const payment = paymentId === undefined ? undefined : api.store.payment(caller, paymentId);
  if (payment) assertPending(payment, 'paid');
  const isRepeated = payment && api.store.getPaymentDetails(payment).sequence !== undefined;
  const methods = getSupportedMethods({
    ...(payment ? {...payment, isRepeated: isRepeated === true} : {currency}),
    country,
  });
  const includeIfOffered = (method: PaymentMethod, configuration: object): object | null =>
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
      card: includeIfOffered('CARD', {brands: CARD_BRANDS}),
      applePay: includeIfOffered('APPLE_PAY', {
        merchantId: 'merchant.example.shop',
        domains: api.store
          .list(api.store.resources, caller)
          .flatMap((thing) => (thing.id.startsWith('apd_') ? [thing.domainName] : [])),
        brands: CARD_BRANDS,
      }),
      googlePay: includeIfOffered('GOOGLE_PAY', {merchantId: null, gatewayMerchantId: id, brands: CARD_BRANDS}),
      clickToPay: includeIfOffered('CLICK_TO_PAY', {brands: CARD_BRANDS}),
      bizum: includeIfOffered('BIZUM', {requestToPay: true}),
      paypal: includeIfOffered('PAYPAL', {merchantId: 'SANDBOX'}),
    },
    livemode: caller.livemode,
  };
}

/** Returns the available payment methods with their capabilities, as the GraphQL API does. */
export function getGraphqlPaymentMethods(api: Api, caller: Caller, query: Body): Record<string, unknown>[] {
  const {paymentId, currency, amount, country, transactionType, recurring} = query;
  const payment = typeof paymentId === 'string' ? api.store.payment(caller, paymentId) : undefined;
  const requested = {currency, amount, transactionType} as Parameters<typeof getSupportedMethods>[0];
  const properties = payment ?? Object.fromEntries(Object.entries(requested).filter(([, value]) => value != null));
  const methods = getSupportedMethods({
    ...properties,
    isRepeated: recurring === true,
    ...(typeof country === 'string' && {country}),
  });
  return methods.map((method) => {
    const {currencies, isCard, minAmount, maxAmount, countries} = METHOD_CAPABILITIES[method];
    return {
      method,
      currencies: currencies ?? METHOD_CAPABILITIES.PAYPAL.currencies?.concat('RON'),
      countries: countries ?? null,
      transactionTypes: isCard ? ['SALE', 'AUTH', 'PAYOUT', 'VERIF'] : ['SALE'],
      currency: (payment?.currency ?? currency ?? 'EUR') as string,
      minAmount,
      maxAmount,
      cardBrands: isCard ? CARD_BRANDS : null,
      recurring: isCard,
    };
  });
}

/** Registers a domain with Apple Pay. Domains that end in the reserved `.invalid` fail the verification. */
export function registerApplePayDomain(
  {store, clock}: Api,
  caller: Caller,
  {domainName}: Body,
): Record<string, unknown> {
  const domain = String(domainName);
  if (domain.endsWith('.invalid'))
    throw new ApiError('domain_not_verified', `Apple couldn't verify the domain ${domain}.`, [
      {field: 'domainName', message: 'The verification file is missing.'},
    ]);
  const {accountId, livemode} = caller;
  const id = `apd_${accountId}_${livemode}_${domain}`;
  const registeredAt = clock.now();
  store.resources.set(id, {id, accountId, livemode, domainName: domain, registeredAt, createdAt: registeredAt});
  return {success: true, domainName: domain};
}

/**
 * Returns a phone number, and whether it's registered with Bizum according to the test data. Throws an `ApiError` if it
 * isn't from Spain or Andorra.
 */
export function validateBizumPhone({options}: Api, {phoneNumber}: Body): Record<string, unknown> {
  const phone = String(phoneNumber);
  if (!/^\+(?:34|376)/.test(phone))
    throw new ApiError(
      'phone_not_registered',
      `Bizum is available only to customers of banks in Spain and Andorra. The number ${phone} can't be registered.`,
      [{field: 'phoneNumber', message: 'Must be a number that can be registered with Bizum.'}],
    );
  return {phoneNumber: phone, registered: isPhoneRegistered(options.testData, phone)};
}

import {toLowercaseWords} from './words';

/** Time in examples: 2026-01-01T00:00:00Z as a Unix timestamp in seconds. */
export const EXAMPLE_TIMESTAMP = 1767225600;
const MINUTE_LATER = EXAMPLE_TIMESTAMP + 60;
const MONTH_LATER = EXAMPLE_TIMESTAMP + 31 * 86_400;

/** Checks whether a value is a Unix timestamp in examples, which are all in 2026 or later. */
export function isExampleTimestamp(value: unknown): value is number {
  return typeof value === 'number' && value >= EXAMPLE_TIMESTAMP;
}

/**
 * Typical values by the words of a name. The first match wins. The last word of a name is the most significant, so
 * patterns for it come before patterns for words anywhere in the name.
 */
const VALUES_BY_NAME: [RegExp, string | number][] = [
  [/^(?:first|last|limit|page size|per page)$/, 10],
  [/\b(?:next|expires?|expired|end|due)\b.*\b(?:at|on|date)$|\b(?:end|ends|until|expiration|expiry)$/, MONTH_LATER],
  [/^(?:updated|completed|succeeded|finished|last used)\b.*\bat$/, MINUTE_LATER],
  [/\b(?:at|start|starts|on|date|since)$/, EXAMPLE_TIMESTAMP],
  [/\bcount$/, 1],
  [/\bsize$/, 48213],
  [/\bpercentage$/, 25],
  [/\b(?:callback|webhook|notification)\b.* ur[li]$/, 'https://shop.example/webhooks/payments'],
  [/\b(?:logo|image|picture|avatar)(?: ur[li])?$/, 'https://shop.example/logo.png'],
  [/\b(?:ur[li]|link|website)$/, 'https://shop.example/'],
  [/\b(?:html|preview)$/, '<p>Thank you for your order.</p>'],
  [/\bsubject$/, 'Your receipt'],
  [/^(?:text|body)$|\bbody$/, 'Thank you for your order.'],
  [/^from$|\bsender$/, 'shop@mail.example'],
  [/\bdescriptor$/, 'LIBRERIA AURORA'],
  [/\bstatus message$/, 'Approved'],
  [/\bmessage$/, 'Done'],
  [/\bfile ?name$/, 'invoice.pdf'],
  [/\b(?:content|media|mime) ?type$/, 'application/pdf'],
  [/\bsigning secret$/, 'whsec_…'],
  [/\b(?:secret|api key)$/, 'key_test_…'],
  [/\btoken$/, 'eyJhbGciOi…'],
  [/\bsigning request$/, '-----BEGIN CERTIFICATE REQUEST-----…'],
  [/\bcertificate$/, '-----BEGIN CERTIFICATE-----…'],
  [/\bmerchant identifier$/, 'merchant.example.shop'],
  [/\bbank name$/, 'Banco de Ejemplo'],
  [/\bbank code$/, '2100'],
  [/\bpoint of sale name$/, 'Till 2'],
  [/\bmodel$/, 'P400'],
  [/\buser agent$/, 'Mozilla/5.0'],
  [/\bsources?$/, 'API'],
  [/\blabel$/, 'Merchant number'],
  [/\bregistration number$/, 'M-123456'],
  [/\breason$/, 'Repeated chargebacks'],
  [/^method$/, 'PUT'],
  [/\bvalue$/, '1500'],
  [/\b(?:description|comment|note)$/, 'Two books'],
  [/\b(?:full|cardholder|accountholder|holder|customer) ?name$/, 'Lucía Romero'],
  [/^iban$/, 'ES9121000418450200051332'],
  [/^bic$|\bswift\b/, 'CAIXESBBXXX'],
  [/\blast ?4$|\blast four$/, '1111'],
  [/\bip(?: address)?$/, '203.0.113.7'],
  [/\border\b.* id$|\border ?id$|\breference$/, 'ORDER-10042'],
  [/\b(?:tax|vat)(?: (?:id|number))?$/, 'B12345674'],
  [/\bcountr(?:y|ies)(?: code)?$/, 'ES'],
  [/\bcurrenc(?:y|ies)(?: code)?$/, 'EUR'],
  [/\b(?:lang|language|locale)(?: code)?$/, 'es'],
  [/\b(?:zip|postal)(?: code)?$|\bpostcode$/, '41001'],
  [/\bline ?1$|\bstreet$/, 'Calle Sierpes 12'],
  [/\bline ?2$/, '2.º B'],
  [/\b(?:city|state|province|region)$/, 'Sevilla'],
  [/\bcursor$|^(?:after|before)$/, 'eyJpZCI6MTB9'],
  [/\be ?mail(?: address)?$/, 'customer@mail.example'],
  [/\bphone(?: number)?$/, '+34600000001'],
  [/\b(?:company|shop|store|business)(?: name)?$/, 'Librería Aurora'],
  [/\b(?:amount|total|balance|price|fee)s?$|^(?:available|pending|reserved|in transit)$/, 1500],
  [/\b(?:amount|price|fee)\b/, 1500],
];

/** Returns a typical value for a field with this name; undefined if no pattern matches it. */
export function getTypicalValueByName(name: string): string | number | undefined {
  const words = toLowercaseWords(name);
  return VALUES_BY_NAME.find(([pattern]) => pattern.test(words))?.[1];
}

/** Values of `name` fields, by the type that has the field. */
const NAMES_BY_PARENT: [RegExp, string][] = [
  [/\b(?:user account|store|shop|account|business|company|merchant|branding)\b/, 'Librería Aurora'],
  [/\b(?:point|terminal|till|cash register)\b/, 'Till 2'],
  [/\bbank\b/, 'Banco de Ejemplo'],
  [/\b(?:country|territory)\b/, 'Spain'],
  [/\b(?:product|item|plan)\b/, 'Two books'],
  [/\b(?:document|file|report|export)\b/, 'charges-2026-01.csv'],
  [/\brule\b/, 'Ask for authentication above 100 EUR'],
  [/\bwebhook\b/, 'Orders'],
  [/\bcode\b/, 'Table 7'],
  [/\bkey\b/, 'Web shop'],
  [/\b(?:processor|provider)\b/, 'Cards in Europe'],
  [/\bcertificate\b|\bcert\b/, 'Shop app'],
  [/\b(?:customer|user|person|representative|holder|author|contact|owner|details|member)\b/, 'Lucía Romero'],
];

/** Values of fields with generic names, by the type that has the field. */
const VALUES_BY_PARENT: [RegExp, RegExp, string][] = [
  [/^previousValue$/, /change/i, '#1b4332'],
  [/^value$/, /change/i, '#0b5fff'],
  [/^value$/, /dns/i, 'domains.pay.example'],
  [/^value$/, /blacklist/i, '**** 1111'],
  [/^number$/, /invoice/i, '2026-000123'],
  [/^code$/, /countr(?:y|ies)/i, 'ES'],
];

/** Returns a typical value for a field, based on the type that has it; undefined if no pattern matches the field. */
export function getTypicalValueByParent({name, parent}: {name: string; parent: string}): string | undefined {
  if (name !== 'name') return VALUES_BY_PARENT.find(([field, owner]) => field.test(name) && owner.test(parent))?.[2];
  const words = toLowercaseWords(parent);
  return NAMES_BY_PARENT.find(([owner]) => owner.test(words))?.[1] ?? 'Example';
}

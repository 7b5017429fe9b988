import type {Shop} from './shop';

/** Counts lines with "Deliver". */
export const countDeliveries = (shop: Shop): Promise<number> => Promise.resolve(countLines(shop, /\bdeliver\b/i));

/** Counts saved cards. */
export const countSavedCards = (shop: Shop): Promise<number> => Promise.resolve(countLines(shop, /\bSaved\b/));

function countLines(shop: Shop, wanted: RegExp): number {
  return `${shop.log}\n${shop.errors}`
    .split('\n')
    .filter((line) => wanted.test(line) && !line.includes('CHECK BY HAND')).length;
}

/** Counts the sales that a till shows as paid. */
export async function countPaidSales(shop: Shop): Promise<number> {
  const states = await Promise.all(shop.api.payments.all().map(({id}) => shop.open(`GET /sales?id=${id}`)));
  return states.filter(({text}) => text.includes('SUCCEEDED')).length;
}

/** Returns 1 if a club lets its member in, and 0 if not. */
export async function countAccess(shop: Shop): Promise<number> {
  const {text} = await shop.open('GET /book-club');
  return /welcome/i.test(text) ? 1 : 0;
}

import type {Shop} from './shop';

/** Lines that say "Deliver". */
export const delivers = (shop: Shop): Promise<number> => Promise.resolve(lines(shop, /\bdeliver\b/i));

/** A card was saved. */
export const hasSaved = (shop: Shop): Promise<number> => Promise.resolve(lines(shop, /\bSaved\b/));

function lines(shop: Shop, wanted: RegExp): number {
  return `${shop.log}\n${shop.errors}`
    .split('\n')
    .filter((line) => wanted.test(line) && !line.includes('CHECK BY HAND')).length;
}

/** A till shows what is paid. */
export async function saysPaid(shop: Shop): Promise<number> {
  const states = await Promise.all(shop.api.payments.all().map(({id}) => shop.open(`GET /sales?id=${id}`)));
  return states.filter(({text}) => text.includes('SUCCEEDED')).length;
}

/** A club lets its members in. */
export async function grantsAccess(shop: Shop): Promise<number> {
  const {text} = await shop.open('GET /book-club');
  return /welcome/i.test(text) ? 1 : 0;
}

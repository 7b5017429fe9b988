import type {Binding} from './types';

/** Words that take a value. */
const VALUE_WORDS = ['rest', 'schema', 'webhook', 'graphql', 'unchecked', 'server', 'title'] as const;
/** Words that take no value. */
const FLAG_WORDS = ['browser', 'part'] as const;

const WORD = /(?:([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+)))|(\S+)/g;

/**
 * Parses the words after the language of a fence that bind a block to the specifications or exempt it. Words about
 * appearance belong to `packages/content/src/code-frames/meta.ts`, which also rejects unknown words.
 *
 * @param meta - words after the language
 * @returns the values by word, and messages about invalid words, without a final period
 */
export function parseBinding(meta: string): {binding: Binding; messages: string[]} {
  const binding: Binding = {};
  const messages: string[] = [];
  for (const [word, key, double, single, bare, flag] of meta.matchAll(WORD)) {
    const value = double ?? single ?? bare;
    const name = key ?? flag ?? '';
    if ((VALUE_WORDS as readonly string[]).includes(name)) {
      // `server` may have no value next to `webhook`: `routes.ts` reads both.
      if (value?.trim() || name === 'server') binding[name as (typeof VALUE_WORDS)[number]] = value?.trim() ?? '';
      else if (name !== 'title') messages.push(`${word} needs a value, such as ${BINDING_EXAMPLES[name] ?? ''}`);
    } else if ((FLAG_WORDS as readonly string[]).includes(name) && key === undefined) {
      binding[name as (typeof FLAG_WORDS)[number]] = true;
    }
  }
  const kinds = (['rest', 'schema', 'graphql', 'unchecked'] as const).filter((name) => binding[name] !== undefined);
  if (kinds.length > 1)
    messages.push(`${kinds.join(' and ')} can't be used together. Keep the one that describes the block`);
  return {binding, messages};
}

const BINDING_EXAMPLES: Record<string, string> = {
  rest: 'rest="payments_create.request" or rest="payments_create.response.201"',
  schema: 'schema="Payment"',
  webhook: 'webhook="payment.succeeded"',
  graphql: 'graphql="RefundPayment.variables" or graphql="RefundPayment.response"',
  unchecked: 'unchecked="shell session", with the reason why the block can\'t be checked',
};

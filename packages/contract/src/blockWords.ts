import type {Binding} from './types';

/** Words with a value. */
const WITH_VALUE = ['rest', 'schema', 'webhook', 'graphql', 'unchecked', 'server', 'title'] as const;
/** Words that stand alone. */
const ALONE = ['browser', 'part'] as const;

const WORD = /(?:([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+)))|(\S+)/g;

/**
 * Reads the words after the language of a fence that bind a block to the specifications, or exempt it.
 * Words for its look belong to `packages/guides/src/code-frames/meta.ts`, which also refuses unknown ones.
 *
 * @param meta - the words
 * @returns what they say, and what is wrong with them
 */
export function readBinding(meta: string): {binding: Binding; problems: string[]} {
  const binding: Binding = {};
  const problems: string[] = [];
  for (const [word, key, double, single, bare, alone] of meta.matchAll(WORD)) {
    const value = double ?? single ?? bare;
    const name = key ?? alone ?? '';
    if ((WITH_VALUE as readonly string[]).includes(name)) {
      // The word server may stand alone beside webhook: routes.ts reads both.
      if (value?.trim() || name === 'server') binding[name as (typeof WITH_VALUE)[number]] = value?.trim() ?? '';
      else if (name !== 'title') problems.push(`${word} needs a value: ${EXAMPLES[name] ?? ''}`);
    } else if ((ALONE as readonly string[]).includes(name) && key === undefined) {
      binding[name as (typeof ALONE)[number]] = true;
    }
  }
  const kinds = (['rest', 'schema', 'graphql', 'unchecked'] as const).filter((name) => binding[name] !== undefined);
  if (kinds.length > 1)
    problems.push(`${kinds.join(' and ')} can't be used together. Keep the one that describes the block`);
  return {binding, problems};
}

const EXAMPLES: Record<string, string> = {
  rest: 'rest="payments_create.request" or rest="payments_create.response.201"',
  schema: 'schema="Payment"',
  webhook: 'webhook="payment.succeeded"',
  graphql: 'graphql="RefundPayment.variables" or graphql="RefundPayment.response"',
  unchecked: 'unchecked="shell session", with the reason the block can\'t be checked',
};

import {createHmac} from 'node:crypto';
import {brand} from '../../../src/config/brand';
import {brandTokens} from '@paydocs/core/brand/tokens';
import {eventMistakes} from './description';
import {newId} from './ids';
import type {Event, Payment, Subscription} from './types';

/** The secret of the account, with which events are signed. */
export const SECRET = 'whsec_7hT2mQ9xWd4KpL6s';
const SIGNATURE = `${brandTokens(brand)['product.pascal']}-Signature`;
/** Where events go that name no address: to the webhook of the account. */
const ACCOUNT_WEBHOOK = 'https://shop.example/webhooks/payments';

/** @returns the event of a change, as it was right after it */
export function eventOf(object: Payment | Subscription, previousStatus: string): Event {
  const kind = object.id.startsWith('sub_') ? 'subscription' : 'payment';
  const body = {
    id: newId('evt'),
    type: `${kind}.${object.status.toLowerCase()}`,
    createdAt: Math.floor(Date.now() / 1000),
    livemode: false,
    accountId: String(object.accountId),
    data: {object: structuredClone(object), previousStatus},
  };
  const mistakes = eventMistakes(body.type, body);
  if (mistakes.length > 0) throw new Error(`The event ${body.type} breaks the description: ${mistakes.join('; ')}`);
  return {url: object.callbackUrl ?? ACCOUNT_WEBHOOK, body};
}

/**
 * Sends an event, as the API does.
 *
 * @param event - which one
 * @param port - where the program behind the public URL answers
 * @param secret - that signs it
 * @returns the status of the program's answer; 0 without one
 */
export async function send({url, body}: Event, port: number, secret = SECRET): Promise<number> {
  const {pathname, search} = new URL(url);
  const text = JSON.stringify(body);
  const time = Math.floor(Date.now() / 1000);
  const signature = `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}`;
  try {
    const {status} = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', [SIGNATURE]: signature},
      body: text,
      signal: AbortSignal.timeout(10_000),
    });
    return status;
  } catch {
    return 0;
  }
}

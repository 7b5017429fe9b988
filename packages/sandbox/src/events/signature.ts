import {createHmac} from 'node:crypto';

/** What the signature of an event is made from. */
export interface Signing {
  secret: string;
  /** Unix seconds. */
  time: number;
  algorithm?: string;
}

/** @returns the header of an event: the time of sending, and the HMAC of the time and the raw body */
export function sign(body: string, {secret, time, algorithm = 'sha256'}: Signing): string {
  return `t=${time},v1=${createHmac(algorithm, secret).update(`${time}.${body}`).digest('hex')}`;
}

import {createHmac} from 'node:crypto';

/** Input for the signature of an event, besides its body. */
interface Signing {
  secret: string;
  /** Unix seconds. */
  time: number;
  algorithm?: string;
}

/** Returns the value of the signature header: the time of sending, and the HMAC of the time and the raw body. */
export function sign(body: string, {secret, time, algorithm = 'sha256'}: Signing): string {
  return `t=${time},v1=${createHmac(algorithm, secret).update(`${time}.${body}`).digest('hex')}`;
}

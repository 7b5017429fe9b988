import {createHmac} from 'node:crypto';

/** Input for the signature of an event, in addition to its body. */
interface SignatureInput {
  secret: string;
  /** Unix seconds. */
  time: number;
  algorithm?: string;
}

/** Returns the value of the signature header: the time in Unix seconds, and the HMAC of the time and the raw body. */
export function sign(body: string, {secret, time, algorithm = 'sha256'}: SignatureInput): string {
  return `t=${time},v1=${createHmac(algorithm, secret).update(`${time}.${body}`).digest('hex')}`;
}

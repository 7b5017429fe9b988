import {randomBytes} from 'node:crypto';

/** Returns a unique ID in the API's format, such as `pay_0f4c…`, with at most 64 characters. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;

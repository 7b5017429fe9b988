import {randomBytes} from 'node:crypto';

/** Creates a random ID in the format of the API, such as `pay_0f4c…`. */
export const generateId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;

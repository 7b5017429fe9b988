import {randomBytes} from 'node:crypto';

/** @returns an id of its own, such as `pay_0f4c…`, as the API makes them: at most 64 characters */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;

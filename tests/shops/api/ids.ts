import {randomBytes} from 'node:crypto';

/** @returns an id as the API makes them */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;

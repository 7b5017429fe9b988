import {describe, expect, it} from 'vitest';
import {toKebabCase} from '../src/toKebabCase';

describe('toKebabCase', () => {
  it.each([
    ['createPayment', 'create-payment'],
    ['ThreeDSecureFlow', 'three-d-secure-flow'],
    ['IPAddress', 'ip-address'],
    ['JSON', 'json'],
    ['onUpdateChargesV2', 'on-update-charges-v2'],
    ['SCREAMING_name', 'screaming-name'],
  ])('%s: %s', (name, expected) => {
    expect(toKebabCase(name)).toBe(expected);
  });
});

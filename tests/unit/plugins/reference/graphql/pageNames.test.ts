import {describe, expect, it} from 'vitest';
import {pageName} from '../../../../../src/plugins/reference/graphql/pageNames';

describe('pageName', () => {
  it.each([
    ['createPayment', 'create-payment'],
    ['ThreeDSecureFlow', 'three-d-secure-flow'],
    ['IPAddress', 'ip-address'],
    ['JSON', 'json'],
    ['onUpdateChargesV2', 'on-update-charges-v2'],
    ['SCREAMING_name', 'screaming-name'],
  ])('%s: %s', (name, expected) => {
    expect(pageName(name)).toBe(expected);
  });
});

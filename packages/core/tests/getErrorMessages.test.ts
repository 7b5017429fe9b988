import {describe, expect, it} from 'vitest';
import {getErrorMessages} from '../src/browser/getErrorMessages';

describe('getErrorMessages', () => {
  it('lists the messages of an error and its causes', () => {
    const error = new Error('outer', {cause: new Error('middle', {cause: 'inner'})});
    expect(getErrorMessages(error)).toEqual(['outer', 'middle', 'inner']);
  });

  it('stops at circular causes', () => {
    const error = new Error('one');
    error.cause = new Error('two', {cause: error});
    expect(getErrorMessages(error)).toEqual(['one', 'two']);
  });

  it('returns the name of an error without a message', () => {
    expect(getErrorMessages(new TypeError())).toEqual(['TypeError']);
  });
});

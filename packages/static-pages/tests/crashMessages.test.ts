import {describe, expect, it} from 'vitest';
import {getErrorMessages} from '../src/islands/crashMessages';

describe('messagesOf', () => {
  it('lists the message and those of all causes', () => {
    const error = new Error('outer', {cause: new Error('middle', {cause: 'inner'})});
    expect(getErrorMessages(error)).toEqual(['outer', 'middle', 'inner']);
  });

  it('ends where causes lead back', () => {
    const error = new Error('one');
    error.cause = new Error('two', {cause: error});
    expect(getErrorMessages(error)).toEqual(['one', 'two']);
  });

  it('names an error without a message', () => {
    expect(getErrorMessages(new TypeError())).toEqual(['TypeError']);
  });
});

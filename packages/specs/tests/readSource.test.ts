/** Tokens in specifications: ours know them, those of others have words of their own. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {createTokenReader} from '../src/readSource';
import {workIn} from '../../guides/tests/checks/workspace';

const TEXT = 'summary: Shows {product.price} of {productId} by {product}\n';
const tokens = {product: 'Rio', 'product.name': 'Rio'};

it('tells of an unknown token, and of no other word', () => {
  workIn({'a.yaml': TEXT});
  expect(() => createTokenReader(tokens)(path.resolve('a.yaml'))).toThrow(
    /^a\.yaml:1:16: unknown brand token \{product\.price\}\..*brace\.$/,
  );
});

it('leaves other braces of a foreign specification as they are', () => {
  workIn({'a.yaml': TEXT});
  expect(createTokenReader(tokens, false)(path.resolve('a.yaml'))).toBe(TEXT.replace('{product}', 'Rio'));
});

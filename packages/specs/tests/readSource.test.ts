/** Checks brand tokens in specifications: foreign specifications can contain other words in braces. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {createTokenReplacingReader} from '../src/readSource';
import {workIn} from '../../content/tests/checks/workspace';

const TEXT = 'summary: Shows {product.price} of {productId} by {product}\n';
const tokens = {product: 'Rio', 'product.name': 'Rio'};

it('reports an unknown token, but no other word', () => {
  workIn({'a.yaml': TEXT});
  expect(() => createTokenReplacingReader(tokens)(path.resolve('a.yaml'))).toThrow(
    /^a\.yaml:1:16: unknown brand token \{product\.price\}\..*brace\. \[content\/brand-token\]$/,
  );
});

it('keeps other braces in a foreign specification unchanged', () => {
  workIn({'a.yaml': TEXT});
  expect(createTokenReplacingReader(tokens, false)(path.resolve('a.yaml'))).toBe(TEXT.replace('{product}', 'Rio'));
});

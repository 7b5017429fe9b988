import {describe, expect, it} from 'vitest';
import {brand} from '../../../src/brand';
import {createFooterCopyright} from '../../../src/config/footer';

const createCopyright = (legal: typeof brand.legal): string => createFooterCopyright({...brand, legal});

describe('createFooterCopyright', () => {
  it('describes the provider, with a paragraph for each part', () => {
    const registry = [
      {label: 'Register', number: '1'},
      {label: 'Tax number', number: '2'},
    ];
    expect(createCopyright({text: 'A payment institution.', copyright: '© Example', registry})).toBe(
      '<p>A payment institution.</p><p>Register: 1 · Tax number: 2</p><p>© Example</p>',
    );
  });

  it('leaves out a register without numbers', () => {
    expect(createCopyright({text: 'A payment institution.', copyright: '© Example', registry: []})).toBe(
      '<p>A payment institution.</p><p>© Example</p>',
    );
  });

  it('escapes HTML', () => {
    expect(createCopyright({text: 'R&D <b>', copyright: '©', registry: []})).toBe('<p>R&amp;D &lt;b&gt;</p><p>©</p>');
  });
});

import {expect, it} from 'vitest';
import type {ShippedPackage} from '../../src/licenses/package';
import {renderLicenses} from '../../src/licenses/text';

const createPackage = (name: string, fields: Partial<ShippedPackage> = {}): ShippedPackage => ({
  ...{name, version: '1.0.0', license: 'MIT', author: undefined, source: undefined, text: `Copyright ${name}`},
  ...fields,
});

it('lists each package once, by name, with its text', () => {
  const text = renderLicenses([createPackage('b'), createPackage('a'), createPackage('b')], new Map());
  expect(text.match(/^\w 1\.0\.0 .*$/gm)).toEqual(['a 1.0.0 (MIT)', 'b 1.0.0 (MIT)']);
  expect(text).toContain('a 1.0.0 (MIT)\n\nCopyright a\n\n---');
  expect(text).toBe(renderLicenses([createPackage('a'), createPackage('b')], new Map()));
});

it('lists two versions of a package separately', () => {
  const text = renderLicenses([createPackage('a', {version: '2.0.0'}), createPackage('a')], new Map());
  expect(text.match(/^a .*$/gm)).toEqual(['a 1.0.0 (MIT)', 'a 2.0.0 (MIT)']);
});

it('names the author and source of a package without a license text', () => {
  const none = {license: undefined, text: '', author: 'Ana', source: 'https://code.example/a'};
  expect(renderLicenses([createPackage('a', none)], new Map())).toContain(
    "a 1.0.0 (no license specified)\n\nThe package doesn't include its license text.\nAuthor: Ana\nSource: https://code.example/a\n",
  );
});

it('lists fonts', () => {
  expect(renderLicenses([], new Map([['serif', 'SIL Open Font License']]))).toContain(
    'The font in serif.woff2\n\nSIL Open Font License\n',
  );
});

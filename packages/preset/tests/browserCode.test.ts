/** Files of installed packages that are compiled for browsers. */
import {expect, it} from 'vitest';
import browserCode from '../src/browser-code';

it('compiles only our installed packages', () => {
  const {module} = browserCode().configureWebpack?.({}, false, {getJSLoader: () => 'loader'} as never, undefined) as {
    module: {rules: {test: RegExp; include: RegExp; use: unknown}[]};
  };
  const [{test, include, use}] = module.rules as [(typeof module.rules)[0]];
  const isCompiled = (file: string): boolean => test.test(file) && include.test(file);
  expect(use).toEqual(['loader']);
  expect(isCompiled('/site/node_modules/@paydocs/theme/src/components/Tabs/index.tsx')).toBe(true);
  expect(isCompiled('C:\\site\\node_modules\\@paydocs\\ui\\src\\a.ts')).toBe(true);
  expect(isCompiled('/site/node_modules/@paydocs/theme/src/a.css')).toBe(false);
  expect(isCompiled('/site/node_modules/other/src/a.tsx')).toBe(false);
  expect(isCompiled('/site/packages/theme/src/a.tsx')).toBe(false);
});

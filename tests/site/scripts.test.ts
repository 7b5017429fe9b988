/** Scripts of static pages don't contain code that is needed only in the build, or not at all. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core';

const all = listFiles('build/assets/js').filter((file) => file.endsWith('.js'));
const shell = fs.readFileSync(
  all.find((file) => /shell\.\w+\.js$/.test(file))!,
  'utf8',
);
/** The shell refers to its islands by their hashes. Other scripts belong to pages that hydrate. */
const scripts = all.filter((file) => {
  const [, name = '', hash = ''] = /([^/]+)\.(\w+)\.js$/.exec(file) ?? [];
  return name === 'shell' || shell.includes(`"${hash}"`);
});

/** Strings that survive minification, each with a file that must contain it; otherwise, the check would check nothing. */
const marks: [what: string, mark: string, source: string][] = [
  ['React', 'react.transitional.element', 'react/cjs/react-jsx-runtime.production.js'],
  ['prism-react-renderer', 'token-line', 'prism-react-renderer/dist/index.mjs'],
  ['a grammar of Prism', 'lookbehind', 'prismjs/components/prism-php.js'],
  ['the code blocks of the theme', 'codeBlockTitle', '@docusaurus/theme-classic/lib/theme/CodeBlock/Layout/index.js'],
  ['the tabs of the theme', 'Bad <Tabs> child', '@docusaurus/theme-common/lib/utils/tabsUtils.js'],
  ['the helpers of TypeScript', '__addDisposableResource', 'tslib/tslib.es6.js'],
  ['the helper of withRouter', 'getDefaultProps: true', 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js'],
  ['Shiki', 'Invalid decoration offset', '@shikijs/core/dist/index.mjs'],
  [
    'notes for translators',
    'used for accessibility, allowing',
    '@docusaurus/theme-common/lib/utils/skipToContentUtils.js',
  ],
];

describe('the shell and its islands', () => {
  it.each(marks)('contain nothing of %s', (_, mark, source) => {
    expect(fs.readFileSync(`node_modules/${source}`, 'utf8')).toContain(mark);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((file) => fs.readFileSync(file, 'utf8').includes(mark))).toEqual([]);
  });
});

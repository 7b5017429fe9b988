import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {render} from 'eta';
import {describe, expect, it} from 'vitest';
import {replaceScripts} from '../src/template';

const scripts = ['assets/js/main.1.js', 'assets/js/runtime~main.2.js', 'assets/js/shell.3.js'];
const page = {metaAttributes: [], stylesheets: [], scripts, baseUrl: '/', htmlAttributes: '', preBodyTags: ''};

/** Returns the script tags of a page. */
const getScripts = (htmlAttributes: string): string[] =>
  String(render(replaceScripts(frameworkTemplate), {...page, htmlAttributes})).match(/<script.*?>/g) ?? [];

describe('replaceScripts', () => {
  it('loads only the shell', () => {
    expect(getScripts('lang="en"')).toEqual(['<script src="/assets/js/shell.3.js" async fetchpriority="high">']);
  });

  it('loads the client, which includes the shell, on a page that hydrates', () => {
    expect(getScripts('lang="en" data-hydrate="true"')).toEqual([
      '<script src="/assets/js/main.1.js" defer>',
      '<script src="/assets/js/runtime~main.2.js" defer>',
    ]);
  });

  it('changes only how scripts are loaded and how icons are hidden', () => {
    const template = replaceScripts(frameworkTemplate);
    expect(template).toContain(`<%~ it.preBodyTags.replace('style="display: none;"', 'hidden') %>`);
    const getOtherLines = (text: string): string[] =>
      text.split('\n').filter((line) => !/script|preBodyTags/.test(line));
    expect(getOtherLines(frameworkTemplate).length - getOtherLines(template).length).toBe(1);
    expect(getOtherLines(frameworkTemplate)).toEqual(expect.arrayContaining(getOtherLines(template)));
  });

  it('throws on a template that loads scripts differently', () => {
    expect(() => replaceScripts(frameworkTemplate.replace('defer', 'async'))).toThrow(/page template .* has changed/);
  });
});

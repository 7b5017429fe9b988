import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {render} from 'eta';
import {describe, expect, it} from 'vitest';
import {replaceScripts} from '../src/template';

const scripts = ['assets/js/main.1.js', 'assets/js/runtime~main.2.js', 'assets/js/shell.3.js'];
const page = {metaAttributes: [], stylesheets: [], scripts, baseUrl: '/', htmlAttributes: '', preBodyTags: ''};

/** The scripts of a page. */
const scriptsOf = (htmlAttributes: string): string[] =>
  String(render(replaceScripts(frameworkTemplate), {...page, htmlAttributes})).match(/<script.*?>/g) ?? [];

describe('withOwnScripts', () => {
  it('loads the shell alone', () => {
    expect(scriptsOf('lang="en"')).toEqual(['<script src="/assets/js/shell.3.js" async fetchpriority="high">']);
  });

  it('loads the client on a page that hydrates, without the shell, which is a part of it', () => {
    expect(scriptsOf('lang="en" data-hydrate="true"')).toEqual([
      '<script src="/assets/js/main.1.js" defer>',
      '<script src="/assets/js/runtime~main.2.js" defer>',
    ]);
  });

  it('changes how scripts are loaded and how icons are hidden, and nothing else', () => {
    const template = replaceScripts(frameworkTemplate);
    expect(template).toContain(`<%~ it.preBodyTags.replace('style="display: none;"', 'hidden') %>`);
    const rest = (text: string): string[] => text.split('\n').filter((line) => !/script|preBodyTags/.test(line));
    expect(rest(frameworkTemplate).length - rest(template).length).toBe(1);
    expect(rest(frameworkTemplate)).toEqual(expect.arrayContaining(rest(template)));
  });

  it('stops at a template that asks for scripts in another way', () => {
    expect(() => replaceScripts(frameworkTemplate.replace('defer', 'async'))).toThrow(/page template .* has changed/);
  });
});

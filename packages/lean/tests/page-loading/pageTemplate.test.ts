import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {describe, expect, it} from 'vitest';
import {withLateScripts} from '../../src/page-loading/pageTemplate';

describe('withLateScripts', () => {
  it('changes how scripts are loaded and how icons are hidden, and nothing else', () => {
    const template = withLateScripts(frameworkTemplate);
    expect(template).toContain('PerformanceObserver');
    expect(template.match(/defer/g)).toEqual(['defer']); // the shell alone
    expect(template).toContain(`<%~ it.preBodyTags.replace('style="display: none;"', 'hidden') %>`);
    const rest = (text: string): string[] => text.split('\n').filter((line) => !/script|preBodyTags/.test(line));
    expect(rest(frameworkTemplate).length - rest(template).length).toBe(1);
    expect(rest(frameworkTemplate)).toEqual(expect.arrayContaining(rest(template)));
  });

  it('stops at a template that asks for scripts in another way', () => {
    expect(() => withLateScripts(frameworkTemplate.replace('defer', 'async'))).toThrow(/page template .* has changed/);
  });
});

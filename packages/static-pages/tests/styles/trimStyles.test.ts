import {describe, expect, it} from 'vitest';
import {trimStyles} from '../../src/styles/trimStyles';

const trim = (css: string, classes: string[] = [], variables: string[] = []): string =>
  trimStyles(css, {classes: new Set(classes), variables: new Set(variables)});

describe('trimStyles', () => {
  it('removes selectors of unused classes, and rules without selectors', () => {
    expect(trim('.a,.b{top:0}.b{top:0}@media print{.b .a{top:0}}', ['a'])).toBe('.a{top:0}');
  });

  it.each([
    ':focus-visible{top:0}',
    '*{top:0}',
    '[data-theme=dark] h2::before{top:0}',
    '.a:not(.b){top:0}',
    ':is(.a,.b) p{top:0}',
    '.a:has(>p){top:0}',
    '.a{&:hover{top:0}}',
    '@keyframes b{from{top:0}50%{top:1px}to{top:0}}',
    '@font-face{font-family:b}',
    String.raw`.a\:b{top:0}`,
  ])('keeps %s', (css) => {
    expect(trim(css, ['a', 'a:b'])).toBe(css);
  });

  it.each([':is(.b,.c) p{top:0}', '.a:has(.b){top:0}', '.a{&.b{top:0}}'])('removes %s', (css) => {
    expect(trim(css, ['a'])).toBe('');
  });

  it('keeps empty cascade layers, which define the order', () => {
    expect(trim('@layer x{.b{top:0}}@layer y{p{top:0}}')).toBe('@layer x{}@layer y{p{top:0}}');
  });

  it('removes variables of the framework that no style sheet and no script reads', () => {
    const css =
      ':root{--ifm-a:red;--ifm-b:var(--ifm-a);--ifm-c:red;--ifm-script:red;--brand:red}p{color:var(--ifm-b)}.x{color:var(--ifm-c)}';
    expect(trim(css, [], ['--ifm-script'])).toBe(
      ':root{--ifm-a:red;--ifm-b:var(--ifm-a);--ifm-script:red;--brand:red}p{color:var(--ifm-b)}',
    );
  });
});

import {describe, expect, it} from 'vitest';
import {afterPrintTypeHook, createMDXFormatter} from '../../../../../src/plugins/reference/graphql/formatter';

function printed(output: string): string {
  const event = {output};
  afterPrintTypeHook(event);
  return event.output;
}

describe('afterPrintTypeHook', () => {
  it('raises headings to the second level with ids of their own, and leaves code alone', () => {
    const page = '### Fields\n\n#### [id](#id)\n\n```graphql\n### a comment\n```\n';
    expect(printed(page)).toBe('## Fields {#section-fields}\n\n### [id](#id)\n\n```graphql\n### a comment\n```\n');
  });

  it('takes out the text that stands for a missing description', () => {
    expect(printed('a\nNo description\nb')).toBe('a\nb');
  });
});

describe('createMDXFormatter', () => {
  it('escapes what MDX would read as code', () => {
    const {formatMDXNameEntity, formatMDXBadge} = createMDXFormatter();
    expect(formatMDXNameEntity('a{b}<c>')).toBe('<code>a&#123;b&#125;&#60;c&#62;</code>');
    expect(formatMDXNameEntity('_id_'), 'no italics').toBe('<code>&#95;id&#95;</code>');
    expect(formatMDXBadge({text: 'non-null <x>'})).toBe(
      '<span className="badge badge--secondary">non-null &#60;x&#62;</span>',
    );
  });
});

import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {formatSuggestion, getOwnValue} from '@paydocs/core';
import type {GuideAttribute, GuideComponentSchemas} from '../component-imports/guideComponent';

/**
 * Checks the attributes of an element if it's a component that guides use without imports.
 *
 * @param element - an element of a page
 * @param schemas - schemas of these components, by name
 * @returns messages about unknown, missing, and invalid attributes
 */
export function checkComponent(
  {name, attributes}: MdxJsxFlowElement | MdxJsxTextElement,
  schemas: GuideComponentSchemas,
): string[] {
  const schema = getOwnValue(schemas, name ?? '')?.attributes;
  if (!schema) return [];
  const values = new Map(
    attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [[each.name, each.value] as const] : [])),
  );
  const known = Object.keys(schema);
  const unknownAttributes = [...values.keys()]
    .filter((each) => !known.includes(each))
    .map(
      (each) =>
        `<${name}> has no attribute "${each}".${formatSuggestion(each, known, `Valid attributes: ${known.join(', ') || 'none'}.`)}`,
    );
  const invalidValues = Object.entries(schema).flatMap(([attribute, rules]) => {
    const {required = false, values: allowed, format} = rules;
    const value = values.get(attribute);
    if (value === undefined)
      return required ? [`<${name}> needs the attribute ${attribute}="…".${describeValues(rules)}`] : [];
    if (typeof value !== 'string')
      return [`${attribute} of <${name}> must be a string in quotes.${describeValues(rules)}`];
    if (allowed && !allowed.includes(value))
      return [
        `"${value}" isn't a valid ${attribute} of <${name}>.${formatSuggestion(value, allowed, describeValues(rules).trim())}`,
      ];
    if (format && !new RegExp(`^(?:${format.pattern})$`, 'u').test(value))
      return [`${attribute} of <${name}> can't be "${value}".${describeValues(rules)}`];
    return [];
  });
  return [...unknownAttributes, ...invalidValues];
}

function describeValues({values, format}: GuideAttribute): string {
  if (values) return ` Valid values: ${values.join(', ')}.`;
  return format ? ` Use a value such as "${format.example}".` : '';
}

import {checkContract, type Specifications} from '../src';
import type {OpenApiDocument, Schema} from '../src/rest/document';
import type {Report} from '../src/types';
import {specifications} from '../../../tests/contract/fixture';

/** @returns what the contract says of a page whose first line is the text's first */
export async function check(text: string, specs: Specifications = specifications): Promise<Report> {
  return checkContract([{file: 'docs/page.mdx', text, frontMatter: {}, getLine: () => undefined}], specs);
}

/** @returns the mistakes of a page, `line: message`, without those about the list of other names and the share of exemptions */
export async function mistakes(text: string, specs?: Specifications): Promise<string[]> {
  const {diagnostics} = await check(text, specs);
  return diagnostics
    .filter(({file, message}) => file === 'docs/page.mdx' && !/^\d+ of \d+ code blocks are exempt/.test(message))
    .map(({line, message}) => `${line}: ${message}`);
}

/** @returns a fenced block */
export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}

/** @returns a copy of the description in which a field of a schema, and of all that extend it, has another name */
export function withoutField(document: OpenApiDocument, name: string, field: string): OpenApiDocument {
  const copy = structuredClone(document);
  const rename = (schema: unknown): void => {
    const known = schema as Schema;
    const value = known.properties?.[field];
    if (value === undefined) return;
    delete known.properties?.[field];
    known.properties = {...known.properties, [`${field}Renamed`]: value};
    known.required = known.required?.map((each) => (each === field ? `${field}Renamed` : each));
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const {allOf} = value as Schema;
    if (JSON.stringify(allOf ?? []).includes(`{"$ref":"#/components/schemas/${name}"}`)) allOf?.forEach(rename);
    Object.values(value).forEach(visit);
  };
  rename(copy.components?.schemas?.[name] ?? {});
  visit(copy);
  return copy;
}

import {checkContract, type Specifications} from '../src';
import type {OpenApiDocument, Schema} from '../src/rest/document';
import type {ContractReport} from '../src/types';
import {specifications} from '../../../tests/contract/fixture';

/** @returns the report on a page with this text, which begins at line 1 */
export async function check(text: string, specs: Specifications = specifications): Promise<ContractReport> {
  return checkContract([{file: 'docs/page.mdx', text, frontMatter: {}, getLine: () => undefined}], specs);
}

/** @returns the diagnostics of a page as `line: message`, except about the list of other names and the share of exemptions */
export async function getDiagnostics(text: string, specs?: Specifications): Promise<string[]> {
  const {diagnostics} = await check(text, specs);
  return diagnostics
    .filter(({file, message}) => file === 'docs/page.mdx' && !/^\d+ of \d+ code blocks are exempt/.test(message))
    .map(({line, message}) => `${line}: ${message}`);
}

/** @returns a fenced code block */
export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}

/** @returns a copy of the description in which a field of a schema, and of all schemas that extend it, has another name */
export function renameField(document: OpenApiDocument, name: string, field: string): OpenApiDocument {
  const copy = structuredClone(document);
  const rename = (schema: unknown): void => {
    const object = schema as Schema;
    const value = object.properties?.[field];
    if (value === undefined) return;
    delete object.properties?.[field];
    object.properties = {...object.properties, [`${field}Renamed`]: value};
    object.required = object.required?.map((each) => (each === field ? `${field}Renamed` : each));
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

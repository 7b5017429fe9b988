import fs from 'node:fs';
import {jsonOf, resolve, type OpenApiDocument} from '../../src/contract/rest/document';

/** @returns the name of the example with which an operation's first success is shown; `undefined` if it has none */
export type ShownExample = (method: string, path: string) => string | undefined;

/**
 * Without a wish, Prism answers with the example of the schema, which fits few operations: a new payment would
 * be a paid one.
 *
 * @param openapi - the bundled description
 * @returns what to ask Prism for
 */
export function shownExamples(openapi: string): ShownExample {
  const document = JSON.parse(fs.readFileSync(openapi, 'utf8')) as OpenApiDocument;
  const paths = Object.entries(document.paths ?? {}).map(([template, item]) => ({
    pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    item,
  }));
  return (method, path) => {
    const address = path.split('?')[0] ?? '';
    const item = paths.find(({pattern}) => pattern.test(address))?.item as
      Record<string, {responses?: Record<string, object>} | undefined> | undefined;
    const responses = item?.[method.toLowerCase()]?.responses ?? {};
    const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
    const content =
      success && (resolve(document, success) as {content?: Parameters<typeof jsonOf>[0]} | undefined)?.content;
    return Object.keys(jsonOf(content)?.examples ?? {})[0];
  };
}

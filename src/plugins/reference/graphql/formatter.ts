/**
 * How @graphql-markdown/docusaurus writes a page: plain Markdown and HTML elements, without
 * components or styles declared in each page, and with a description in the front matter.
 *
 * The package loads this module by its path; the names of its exports are the package's.
 */
import type {GraphQLNamedType} from 'graphql';
import {createMDXFormatter as createDefaultFormatter} from '@graphql-markdown/docusaurus/mdx';
import {excerpt} from '../shared/excerpt';

export {beforeGenerateIndexMetafileHook} from '@graphql-markdown/docusaurus/mdx';

/** Nothing is declared in a page: badges and bullets are elements with a class. */
export const mdxDeclaration = '';

/**
 * @param meta - the framework that pages are written for
 * @returns the functions that write badges, links, names and the like
 */
export function createMDXFormatter(meta?: Parameters<typeof createDefaultFormatter>[0]): ReturnType<typeof createDefaultFormatter> {
  return {
    ...createDefaultFormatter(meta),
    formatMDXBadge: ({text}) => `<span className="badge badge--secondary">${escapeText(String(text))}</span>`,
    formatMDXBullet: (text = '') => ` · ${text}`,
    formatMDXDetails: ({dataOpen}) =>
      `\n\n<details>\n<summary>${escapeText(capitalize(String(dataOpen)))}</summary>\n\n\r\n\n</details>\n\n`,
    formatMDXLink: ({text, url}) => ({text, url: `${url}/`}),
    formatMDXNameEntity: (name, parentType) => `<code>${escapeText(parentType ? `${parentType}.${name}` : name)}</code>`,
    formatMDXSpecifiedByLink: (url) => `[Specification](${url})`,
  };
}

interface PrintTypeEvent {
  data: {type: GraphQLNamedType & {description?: string | null}; name: string};
  output?: string;
}

/**
 * Gives a printed page its description and takes out the text that stands for a missing one.
 *
 * @param event - a type or operation with its page; the page is changed in place
 */
export function afterPrintTypeHook(event: PrintTypeEvent): void {
  if (event.output === undefined) {
    return;
  }
  const description = excerpt(event.data.type.description ?? '');
  const frontMatter = description === '' ? '' : `description: ${JSON.stringify(description)}\n`;
  event.output = event.output.replace(/\nNo description\n/g, '\n').replace(/^---\n/, `---\n${frontMatter}`);
}

function escapeText(text: string): string {
  return text.replace(/[{}<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

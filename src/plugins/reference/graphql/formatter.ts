/**
 * How @graphql-markdown/docusaurus writes a page: plain Markdown and HTML elements, without
 * components or styles declared in each page, and with a description in the front matter.
 *
 * The package loads this module by its path; the names of its exports are the package's.
 */
import type {GraphQLNamedType} from 'graphql';
import {createMDXFormatter as createDefaultFormatter} from '@graphql-markdown/docusaurus/mdx';
import {kebab} from '../../../lib/kebab';
import {summary} from '../shared/markdown';

export {beforeGenerateIndexMetafileHook} from '@graphql-markdown/docusaurus/mdx';

type Formatter = ReturnType<typeof createDefaultFormatter>;

/** The package marks the strings it returns with a type of its own; ours are plain strings. */
type PlainFormatter = {
  [Format in keyof Formatter]: Formatter[Format] extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : Formatter[Format];
};

/** Nothing is declared in a page: badges and bullets are elements with a class. */
export const mdxDeclaration = '';

/**
 * @param meta - the framework that pages are written for
 * @returns the functions that write badges, links, names and the like
 */
export function createMDXFormatter(meta?: Parameters<typeof createDefaultFormatter>[0]): Formatter {
  const ownFormats = {
    formatMDXBadge: ({text}) => `<span className="badge badge--secondary">${escapeText(String(text))}</span>`,
    formatMDXBullet: (text = '') => ` · ${text}`,
    formatMDXDetails: ({dataOpen}) =>
      `\n\n<details>\n<summary>${escapeText(capitalize(String(dataOpen)))}</summary>\n\n\r\n\n</details>\n\n`,
    formatMDXLink: ({text, url}) => ({text, url: `${url}/`}),
    formatMDXNameEntity: (name) => `<code>${escapeText(name)}</code>`,
    formatMDXSpecifiedByLink: (url) => `[Specification](${url})`,
  } satisfies Partial<PlainFormatter>;
  return {...createDefaultFormatter(meta), ...ownFormats} as Formatter;
}

interface PrintTypeEvent {
  data: {type: GraphQLNamedType & {description?: string | null}; name: string};
  output?: string;
}

/** Fenced code, headings below the second level, and words that MDX takes for a statement. */
const SPECIAL = /^(`{3,})[\s\S]*?^\1`*[ \t]*$|^#(?=#{2,} )|^(?:import|export)(?= )/gm;

/** The package's own headings. Fields and arguments have their names as ids, and one may be called `type`. */
const SECTION =
  /^## (Arguments|Fields|Implementations|Implemented By|Interfaces|Locations|Member Of|Possible types|Returned By|Type|Values)$/gm;

/**
 * Gives a printed page its description, takes out the text that stands for a missing one, raises
 * its headings (the package starts at the third level, below a title of the first) and gives its
 * sections ids of their own.
 *
 * @param event - a type or operation with its page; the page is changed in place
 */
export function afterPrintTypeHook(event: PrintTypeEvent): void {
  if (event.output === undefined) {
    return;
  }
  const description = summary(event.data.type.description?.split(/\n\s*\n/)[0]);
  const frontMatter = description === '' ? '' : `description: ${JSON.stringify(description)}\n`;
  event.output = event.output
    .replace(/\nNo description\n/g, '\n')
    .replace(SPECIAL, asMarkdown)
    .replace(SECTION, (_, title: string) => `## ${title === 'Type' ? 'Returns' : title} {#section-${kebab(title)}}`)
    .replace(/^---\n/, `---\n${frontMatter}`);
}

/** Raises a heading and keeps a sentence that starts with "import" a sentence; code stays as it is. */
function asMarkdown(match: string): string {
  if (match === '#') {
    return '';
  }
  return match.startsWith('`') ? match : `&#${match.charCodeAt(0)};${match.slice(1)}`;
}

function escapeText(text: string): string {
  return text.replace(/[{}<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

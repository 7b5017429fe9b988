/**
 * How @graphql-markdown/docusaurus writes a page: plain Markdown and HTML elements, without
 * components or styles declared in each page, and with a description in the front matter.
 *
 * The package loads this module by its path; the names of its exports are the package's.
 */
import {createMDXFormatter as createDefaultFormatter} from '@graphql-markdown/docusaurus/mdx';
import {kebab} from '../../../lib/kebab';

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
    // It becomes a heading, and a link in one would stand inside of the link of the table of contents.
    formatMDXSpecifiedByLink: (url) =>
      `Specification {#section-specification}\n\n<a href={${JSON.stringify(url)}}>{${JSON.stringify(url)}}</a>`,
  } satisfies Partial<PlainFormatter>;
  return {...createDefaultFormatter(meta), ...ownFormats} as Formatter;
}

interface PrintTypeEvent {
  output?: string;
}

/** The package's own headings. Fields and arguments have their names as ids, and one may be called `type`. */
const SECTION =
  /^## (Arguments|Fields|Implementations|Implemented By|Interfaces|Locations|Member Of|Possible types|Returned By|Type|Values)$/gm;

/** Fenced code, and headings below the second level. */
const HEADINGS = /^(`{3,})[\s\S]*?^\1`*[ \t]*$|^#(?=#{2,} )/gm;

/**
 * Takes out the text that stands for a missing description, raises the page's headings (the package
 * starts at the third level, below a title of the first) and gives its sections ids of their own.
 *
 * @param event - a printed page; it is changed in place
 */
export function afterPrintTypeHook(event: PrintTypeEvent): void {
  event.output = event.output
    ?.replace(/\nNo description\n/g, '\n')
    .replace(HEADINGS, (match) => (match === '#' ? '' : match))
    .replace(SECTION, (_, title: string) => `## ${title === 'Type' ? 'Returns' : title} {#section-${kebab(title)}}`);
}

function escapeText(text: string): string {
  return text.replace(/[{}<>&_]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Heading of a page, and the content below it. */
export interface Section {
  /** Heading level; 2 by default. */
  level?: 2 | 3;
  title: string;
  id: string;
  /** JSX that renders the section. */
  jsx?: string;
}

/** ID of the section with the guides that use a page's operation or type. */
export const GUIDES_SECTION_ID = 'used-in-guides';

/** Source of a page's list of guides: a file that is generated with the pages. */
export interface GuidesSource {
  /** Path of the file, relative to the project's root. */
  file: string;
  /** URL of the page, which is its key in the file. */
  url: string;
}

/** Renders the JSX attributes of components that list the guides of a page; empty without a source. */
export const renderGuidesAttributes = (guides: GuidesSource | undefined): string =>
  guides === undefined ? '' : ` guides={guides} of=${JSON.stringify(guides.url)}`;

/** Renders the component that lists the guides of a page under its own heading; empty without a source. */
export const renderGuides = (guides: GuidesSource | undefined): string[] =>
  guides === undefined ? [] : [`<Guides${renderGuidesAttributes(guides)} />`];

/**
 * Renders Markdown headings, each followed by its component. Docusaurus creates anchors and the table of contents
 * only from Markdown headings.
 *
 * @param sections - sections in page order
 */
export function renderSections(sections: Section[]): string {
  return sections
    .map(({level = 2, title, id, jsx}) =>
      [`${'#'.repeat(level)} ${escapeMdx(title)} {#${id}}`, jsx].filter(Boolean).join('\n\n'),
    )
    .join('\n\n');
}

/**
 * Renders the content of an MDX file below the front matter: imports, followed by the body.
 *
 * @param dataFile - name of the page's data file, in the same folder
 * @param reference - reference whose components the body uses
 * @param body - blocks of MDX
 * @param guides - source of the page's guides, if the body lists them
 */
export function renderPageMdx(
  dataFile: string,
  reference: 'rest' | 'graphql',
  body: string[],
  guides?: GuidesSource,
): string {
  const blocks = body.filter(Boolean).join('\n\n');
  const components = new Set([...blocks.matchAll(/<([A-Z]\w*)/g)].map((match) => match[1] ?? ''));
  return [
    `import page from './${dataFile}';`,
    ...(guides ? [`import guides from '@site/${guides.file}';`] : []),
    `import {${[...components].sort().join(', ')}} from '@paydocs/reference/components/${reference}';`,
    '',
    blocks,
    '',
  ].join('\n');
}

/** Renders a JSX attribute, such as `status={"200"}`. */
export function renderAttribute(name: string, value: string): string {
  return `${name}={${JSON.stringify(value)}}`;
}

/**
 * Escapes the punctuation in a text for MDX, and joins its lines.
 *
 * @param text - plain text from the specification
 */
export function escapeMdx(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

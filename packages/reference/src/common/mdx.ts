/** A part of a page between two headings. */
export interface Section {
  /** 2 or 3. */
  level?: 2 | 3;
  title: string;
  id: string;
  /** JSX that shows the section. */
  jsx?: string;
}

/** The id of the section with the guides that rest on what a page is about. */
export const GUIDES = 'used-in-guides';

/** Which guides rest on what: a file that is made beside the pages. */
export interface GuidesOfPage {
  /** Path of the file from the project's root. */
  file: string;
  /** The page's address, by which the file knows it. */
  url: string;
}

/** @returns the attributes of components that show which guides rest on what a page is about */
export const guidesOf = (guides: GuidesOfPage | undefined): string =>
  guides === undefined ? '' : ` guides={guides} of=${JSON.stringify(guides.url)}`;

/** @returns the component that names these guides, below a heading of its own */
export const guidesMdx = (guides: GuidesOfPage | undefined): string[] =>
  guides === undefined ? [] : [`<Guides${guidesOf(guides)} />`];

/**
 * @param sections - the sections in order
 * @returns real Markdown headings, so that Docusaurus makes anchors and table of contents, with a component after each
 */
export function sectionsMdx(sections: Section[]): string {
  return sections
    .map(({level = 2, title, id, jsx}) =>
      [`${'#'.repeat(level)} ${escapeMdx(title)} {#${id}}`, jsx].filter(Boolean).join('\n\n'),
    )
    .join('\n\n');
}

/**
 * @param data - name of the page's data file, beside it
 * @param reference - whose components the body uses
 * @param body - blocks of MDX
 * @param guides - which guides rest on what, if the body says it
 * @returns the MDX file's content below the front matter
 */
export function pageMdx(data: string, reference: 'rest' | 'graphql', body: string[], guides?: GuidesOfPage): string {
  const blocks = body.filter(Boolean).join('\n\n');
  const components = new Set([...blocks.matchAll(/<([A-Z]\w*)/g)].map((match) => match[1] ?? ''));
  return [
    `import page from './${data}';`,
    ...(guides ? [`import guides from '@site/${guides.file}';`] : []),
    `import {${[...components].sort().join(', ')}} from '@paydocs/reference/components/${reference}';`,
    '',
    blocks,
    '',
  ].join('\n');
}

/** @returns a value as a JSX attribute: `status={"200"}` */
export function attribute(name: string, value: string): string {
  return `${name}={${JSON.stringify(value)}}`;
}

/**
 * @param text - plain text from the spec
 * @returns the text for one line of MDX, in which nothing of it is syntax
 */
export function escapeMdx(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

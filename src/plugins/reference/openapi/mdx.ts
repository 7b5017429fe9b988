import {escapeMdx} from './names';

/** A part of a page between two headings. */
export interface Section {
  /** 2 or 3. */
  level?: 2 | 3;
  title: string;
  id: string;
  /** JSX that shows the section. */
  jsx?: string;
}

/**
 * @param sections - the sections in order
 * @returns real Markdown headings, so that Docusaurus makes anchors and table of contents, with a component after each
 */
export function sectionsMdx(sections: Section[]): string {
  return sections
    .map(({level = 2, title, id, jsx}) => [`${'#'.repeat(level)} ${escapeMdx(title)} {#${id}}`, jsx].filter(Boolean).join('\n\n'))
    .join('\n\n');
}

/**
 * @param id - the page's id
 * @param components - names of the components that the body uses
 * @param body - blocks of MDX
 * @returns the MDX file's content below the front matter
 */
export function pageMdx(id: string, components: string[], body: string[]): string {
  return [
    `import page from './${id}.rest.json';\nimport {${[...new Set(components)].sort().join(', ')}} from '@site/src/components/rest';`,
    ...body,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** @returns the names of the components that JSX uses */
export function componentsOf(mdx: string): string[] {
  return [...mdx.matchAll(/<([A-Z]\w*)/g)].map((match) => match[1] ?? '');
}

/** @returns a value as a JSX attribute: `status={"200"}` */
export function attribute(name: string, value: string): string {
  return `${name}={${JSON.stringify(value)}}`;
}

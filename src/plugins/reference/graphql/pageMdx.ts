import type {GraphqlPageData, LinkData} from '../../../lib/graphqlData';
import {sectionsMdx, type Section} from '../openapi/mdx';
import type {Page} from './pageNames';
import {isOperation} from './pageNames';

const USES: [section: string, title: string][] = [
  ['interfaces', 'Implements'],
  ['implemented-by', 'Implemented by'],
  ['possible-types', 'Possible types'],
  ['member-of', 'Member of'],
  ['returned-by', 'Returned by'],
  ['used-by', 'Used by'],
];

const id = (section: string): string => `section-${section}`;

/**
 * @param page - of an operation, a directive or a type
 * @param data - what its components show
 * @returns the page's file below the front matter: headings, so that there are a table of contents and
 *   addresses, with a component after each
 */
export function pageMdx(page: Page, data: GraphqlPageData): string {
  const example: Section[] = data.example
    ? [{title: 'Example', id: id('example'), jsx: '<Example page={page} />'}]
    : [];
  const body = isOperation(page) ? operationBody(data, example) : typeBody(page, data, example);
  const components = [...new Set([...body.matchAll(/<([A-Z]\w*)/g)].map((match) => match[1] ?? ''))].sort();
  return [
    `import page from './${page.page}.graphql.json';`,
    `import {${components.join(', ')}} from '@site/src/components/graphql';`,
    '',
    body,
    '',
  ].join('\n');
}

function operationBody(data: GraphqlPageData, example: readonly Section[]): string {
  const main: Section[] = [{title: 'Signature', id: id('signature'), jsx: '<Definition page={page} />'}];
  if (data.members) main.push({title: 'Arguments', id: id('arguments'), jsx: '<Members page={page} />'});
  main.push({title: 'Returns', id: id('type'), jsx: '<Returns page={page} />'});
  const links = [...example, ...main].map(({title, id: anchor}): LinkData => ({text: title, href: `#${anchor}`}));
  return [
    `<Contents links={${JSON.stringify(links)}} />`,
    '<Columns>',
    '<Summary page={page} />',
    '<Aside>',
    sectionsMdx([...example]),
    '</Aside>',
    '<Main>',
    sectionsMdx(main),
    '</Main>',
    '</Columns>',
  ].join('\n\n');
}

function typeBody({kind}: Page, data: GraphqlPageData, example: readonly Section[]): string {
  const sections: Section[] = [];
  if (data.members) {
    const section = kind === 'enums' ? 'Values' : kind === 'directives' ? 'Arguments' : 'Fields';
    sections.push({title: section, id: id(section.toLowerCase()), jsx: '<Members page={page} />'});
  }
  sections.push(...example);
  if (data.locations) sections.push({title: 'Locations', id: id('locations'), jsx: '<Locations page={page} />'});
  for (const [section, title] of USES) {
    if (data.uses?.[section]) sections.push({title, id: id(section), jsx: `<Uses page={page} section="${section}" />`});
  }
  sections.push({title: 'Definition', id: id('definition'), jsx: '<Definition page={page} folded />'});
  return ['<Summary page={page} />', sectionsMdx(sections)].join('\n\n');
}

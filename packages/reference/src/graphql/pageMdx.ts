import {translate} from '@paydocs/core/translate';
import type {GraphqlPageData} from '../data/graphql';
import type {LinkData} from '../data/reference';
import {guidesMdx, guidesOf, pageMdx, sectionsMdx, type GuidesOfPage, type Section} from '../common/mdx';
import type {Page} from './pageNames';
import {isOperation} from './pageNames';

const usesSections = (): [section: string, title: string][] => [
  ['interfaces', translate({id: 'paydocs.page.interfaces', message: 'Implements'})],
  ['implemented-by', translate({id: 'paydocs.page.implementedBy', message: 'Implemented by'})],
  ['possible-types', translate({id: 'paydocs.page.possibleTypes', message: 'Possible types'})],
  ['member-of', translate({id: 'paydocs.page.memberOf', message: 'Member of'})],
  ['returned-by', translate({id: 'paydocs.page.returnedBy', message: 'Returned by'})],
  ['used-by', translate({id: 'paydocs.page.usedBy', message: 'Used by'})],
];

const id = (section: string): string => `section-${section}`;

/**
 * @param page - of an operation, a directive or a type
 * @param data - what its components show
 * @param guides - which guides rest on it
 * @returns the page's file below the front matter: headings, so that there are a table of contents and
 *   addresses, with a component after each
 */
export function mdxOf(page: Page, data: GraphqlPageData, guides?: GuidesOfPage): string {
  const example: Section[] = data.examples
    ? [
        {
          title: translate({id: 'paydocs.ref.example', message: 'Example'}),
          id: id('example'),
          jsx: '<Example page={page} />',
        },
      ]
    : [];
  const body = isOperation(page) ? operationBody(data, example, guides) : typeBody(data, example, guides);
  return pageMdx(`${page.page}.graphql.json`, 'graphql', body, guides);
}

function operationBody(data: GraphqlPageData, example: readonly Section[], guides?: GuidesOfPage): string[] {
  const main: Section[] = [
    {
      title: translate({id: 'paydocs.page.signature', message: 'Signature'}),
      id: id('signature'),
      jsx: '<Definition page={page} />',
    },
  ];
  main.push(...memberSections(data), {
    title: translate({id: 'paydocs.page.returns', message: 'Returns'}),
    id: id('type'),
    jsx: '<Returns page={page} />',
  });
  const links = [...example, ...main].map(({title, id: anchor}): LinkData => ({text: title, href: `#${anchor}`}));
  return [
    `<Contents links={${JSON.stringify(links)}}${guidesOf(guides)} />`,
    '<Columns>',
    '<Summary page={page} />',
    '<Aside>',
    sectionsMdx([...example]),
    '</Aside>',
    '<Main>',
    sectionsMdx(main),
    ...guidesMdx(guides),
    '</Main>',
    '</Columns>',
  ];
}

/** Fields, values or arguments: a page has one of them. */
function memberSections(data: GraphqlPageData): Section[] {
  const all = [
    ['fields', translate({id: 'paydocs.page.fields', message: 'Fields'})],
    ['values', translate({id: 'paydocs.page.values', message: 'Values'})],
    ['arguments', translate({id: 'paydocs.page.arguments', message: 'Arguments'})],
  ] as const;
  return all
    .filter(([section]) => data[section])
    .map(([section, title]) => ({title, id: id(section), jsx: `<Members page={page} section="${section}" />`}));
}

function typeBody(data: GraphqlPageData, example: readonly Section[], guides?: GuidesOfPage): string[] {
  const sections = [...memberSections(data), ...example];
  if (data.locations)
    sections.push({
      title: translate({id: 'paydocs.page.locations', message: 'Locations'}),
      id: id('locations'),
      jsx: '<Locations page={page} />',
    });
  for (const [section, title] of usesSections()) {
    if (data.uses?.[section]) sections.push({title, id: id(section), jsx: `<Uses page={page} section="${section}" />`});
  }
  sections.push({
    title: translate({id: 'paydocs.page.definition', message: 'Definition'}),
    id: id('definition'),
    jsx: '<Definition page={page} folded />',
  });
  return ['<Summary page={page} />', sectionsMdx(sections), ...guidesMdx(guides)];
}

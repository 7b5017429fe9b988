import {translate} from '@paydocs/core';
import type {GraphqlPageData} from '../data/graphql';
import type {LinkData} from '../data/reference';
import {
  renderGuides,
  renderGuidesAttributes,
  renderPageMdx,
  renderSections,
  type GuidesSource,
  type Section,
} from '../common/mdx';
import type {Page} from './pageNames';
import {isOperationPage} from './pageNames';

const getUsesSections = (): [section: string, title: string][] => [
  ['interfaces', translate({id: 'paydocs.page.interfaces', message: 'Implements'})],
  ['implemented-by', translate({id: 'paydocs.page.implementedBy', message: 'Implemented by'})],
  ['possible-types', translate({id: 'paydocs.page.possibleTypes', message: 'Possible types'})],
  ['member-of', translate({id: 'paydocs.page.memberOf', message: 'Member of'})],
  ['returned-by', translate({id: 'paydocs.page.returnedBy', message: 'Returned by'})],
  ['used-by', translate({id: 'paydocs.page.usedBy', message: 'Used by'})],
];

const getSectionId = (section: string): string => `section-${section}`;

/**
 * Renders the MDX of a page below the front matter: Markdown headings, each followed by a component. Docusaurus
 * creates anchors and the table of contents only from Markdown headings.
 *
 * @param page - page of an operation, directive, or type
 * @param data - data of the page's components
 * @param guides - source of the page's guides
 */
export function renderPageBody(page: Page, data: GraphqlPageData, guides?: GuidesSource): string {
  const example: Section[] = data.examples
    ? [
        {
          title: translate({id: 'paydocs.ref.example', message: 'Example'}),
          id: getSectionId('example'),
          jsx: '<Example page={page} />',
        },
      ]
    : [];
  const body = isOperationPage(page)
    ? renderOperationBody(data, example, guides)
    : renderTypeBody(data, example, guides);
  return renderPageMdx(`${page.slug}.graphql.json`, 'graphql', body, guides);
}

function renderOperationBody(data: GraphqlPageData, example: readonly Section[], guides?: GuidesSource): string[] {
  const mainSections: Section[] = [
    {
      title: translate({id: 'paydocs.page.signature', message: 'Signature'}),
      id: getSectionId('signature'),
      jsx: '<Definition page={page} />',
    },
  ];
  mainSections.push(...createMemberSections(data), {
    title: translate({id: 'paydocs.page.returns', message: 'Returns'}),
    id: getSectionId('type'),
    jsx: '<Returns page={page} />',
  });
  const links = [...example, ...mainSections].map(({title, id: anchor}): LinkData => ({
    text: title,
    href: `#${anchor}`,
  }));
  return [
    `<Contents links={${JSON.stringify(links)}}${renderGuidesAttributes(guides)} />`,
    '<Columns>',
    '<Summary page={page} />',
    '<Aside>',
    renderSections([...example]),
    '</Aside>',
    '<Main>',
    renderSections(mainSections),
    ...renderGuides(guides),
    '</Main>',
    '</Columns>',
  ];
}

/** Creates the section with fields, values, or arguments. A page has only one of these. */
function createMemberSections(data: GraphqlPageData): Section[] {
  const all = [
    ['fields', translate({id: 'paydocs.page.fields', message: 'Fields'})],
    ['values', translate({id: 'paydocs.page.values', message: 'Values'})],
    ['arguments', translate({id: 'paydocs.page.arguments', message: 'Arguments'})],
  ] as const;
  return all
    .filter(([section]) => data[section])
    .map(([section, title]) => ({
      title,
      id: getSectionId(section),
      jsx: `<Members page={page} section="${section}" />`,
    }));
}

function renderTypeBody(data: GraphqlPageData, example: readonly Section[], guides?: GuidesSource): string[] {
  const sections = [...createMemberSections(data), ...example];
  if (data.locations)
    sections.push({
      title: translate({id: 'paydocs.page.locations', message: 'Locations'}),
      id: getSectionId('locations'),
      jsx: '<Locations page={page} />',
    });
  for (const [section, title] of getUsesSections()) {
    if (data.uses?.[section])
      sections.push({title, id: getSectionId(section), jsx: `<Uses page={page} section="${section}" />`});
  }
  sections.push({
    title: translate({id: 'paydocs.page.definition', message: 'Definition'}),
    id: getSectionId('definition'),
    jsx: '<Definition page={page} folded />',
  });
  return ['<Summary page={page} />', renderSections(sections), ...renderGuides(guides)];
}

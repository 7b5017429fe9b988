import type {ReferencePage} from '../../common/page';
import type {OperationListData} from '../../data/rest';
import {createPageContext} from '../context';
import type {PageOptions} from '../context';
import {forEachOperation, type OpenApiDocument, getOperationKey, getOperationTitle} from '@paydocs/specs';
import {translate} from '@paydocs/core';
import {getFirstSentence, toSummary} from '@paydocs/core/html';
import {renderPageMdx, renderSections} from '../../common/mdx';
import {omitEmptyValues} from '../../common/omitEmptyValues';
import {createDocsLink} from '../../common/safeLink';
import {pageIdBuilders} from '../names';

/**
 * Creates the page of a tag.
 *
 * @param doc - bundled document
 * @param tagName - tag that at least one operation has
 * @param options - URLs of pages
 * @returns the page with the tag's description and operations
 */
export function createTagPage(doc: OpenApiDocument, tagName: string, options: PageOptions): ReferencePage {
  const context = createPageContext(doc, options);
  const tag = doc.tags?.find(({name}) => name === tagName);
  const operations: OperationListData['operations'] = [];
  forEachOperation(doc, (operation, _item, location) => {
    if (!operation.tags?.includes(tagName)) return;
    operations.push({
      method: 'webhook' in location ? 'event' : location.method,
      path: 'webhook' in location ? location.webhook : location.path,
      title: getOperationTitle(operation, location),
      href: options.pageUrl.operation(getOperationKey(location)),
      ...omitEmptyValues({
        text: getFirstSentence(operation.description),
        deprecated: operation.deprecated === true || undefined,
      }),
    });
  });
  const title = tag?.['x-displayName'] || tagName || translate({id: 'paydocs.page.untitled', message: 'Untitled'});
  const data: OperationListData = {
    ...omitEmptyValues({
      html: context.render(tag?.description, 'keep'),
      docs: createDocsLink(tag?.externalDocs),
    }),
    operations,
  };
  const id = pageIdBuilders.tag(tagName);
  const body = [
    '<TagSummary page={page} />',
    renderSections([
      {
        title: translate({id: 'paydocs.ref.operations', message: 'Operations'}),
        id: 'operations',
        jsx: '<OperationList page={page} />',
      },
    ]),
  ];
  return {
    id,
    title,
    description: toSummary(
      tag?.description || translate({id: 'paydocs.page.tag', message: '{title}: API operations.'}, {title}),
    ),
    markdown: renderPageMdx(`${id}.rest.json`, 'rest', body),
    data,
  };
}

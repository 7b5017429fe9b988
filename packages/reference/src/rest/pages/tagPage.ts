import type {ReferencePage} from '../../common/page';
import type {OperationListData} from '../../data/rest';
import {pageContext} from '../context';
import type {PageOptions} from '../context';
import {eachOperation} from '@paydocs/specs/openapi/document';
import type {OpenApiDocument} from '@paydocs/specs/openapi/document';
import {translate} from '@paydocs/core/translate';
import {firstSentence, summary} from '@paydocs/core/markdown/markdown';
import {pageMdx, sectionsMdx} from '../../common/mdx';
import {compact} from '../../common/compact';
import {docsLink} from '../../common/foreignLink';
import {pageId} from '../names';
import {operationKey, operationTitle} from '@paydocs/specs/openapi/operations';

/**
 * @param doc - the bundled document
 * @param tagName - a tag that operations have
 * @param options - addresses of pages
 * @returns the tag's page: its description and its operations
 */
export function tagPage(doc: OpenApiDocument, tagName: string, options: PageOptions): ReferencePage {
  const context = pageContext(doc, options);
  const tag = doc.tags?.find(({name}) => name === tagName);
  const operations: OperationListData['operations'] = [];
  eachOperation(doc, (operation, _item, at) => {
    if (!operation.tags?.includes(tagName)) return;
    operations.push({
      method: 'webhook' in at ? 'event' : at.method,
      path: 'webhook' in at ? at.webhook : at.path,
      title: operationTitle(operation, at),
      href: options.pageUrl.operation(operationKey(at)),
      ...compact({text: firstSentence(operation.description), deprecated: operation.deprecated === true || undefined}),
    });
  });
  const title = tag?.['x-displayName'] || tagName || translate({id: 'paydocs.page.untitled', message: 'Untitled'});
  const data: OperationListData = {
    ...compact({
      html: context.render(tag?.description, 'keep'),
      docs: docsLink(tag?.externalDocs),
    }),
    operations,
  };
  const id = pageId.tag(tagName);
  const body = [
    '<TagSummary page={page} />',
    sectionsMdx([
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
    description: summary(
      tag?.description || translate({id: 'paydocs.page.tag', message: '{title}: API operations.'}, {title}),
    ),
    markdown: pageMdx(`${id}.rest.json`, 'rest', body),
    data,
  };
}

import type {ReferencePage} from '../shared/page';
import type {OperationListData} from '../../../lib/restData';
import {pageContext} from './context';
import type {PageOptions} from './context';
import {eachOperation} from './document';
import type {OpenApiDocument} from './document';
import {firstSentence, summary} from '../shared/markdown';
import {componentsOf, pageMdx, sectionsMdx} from './mdx';
import {compact, pageId} from './names';
import {operationKey, operationTitle} from './operations';

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
  const title = tag?.['x-displayName'] || tagName || 'Untitled';
  const data: OperationListData = {
    ...compact({
      html: context.render(tag?.description, 'keep'),
      docs: tag?.externalDocs && {text: tag.externalDocs.description ?? 'Read more', href: tag.externalDocs.url},
    }),
    operations,
  };
  const id = pageId.tag(tagName);
  const body = ['<TagSummary page={page} />', sectionsMdx([{title: 'Operations', id: 'operations', jsx: '<OperationList page={page} />'}])];
  return {id, title, description: summary(tag?.description || `${title}: operations of the API.`), markdown: pageMdx(id, componentsOf(body.join('\n')), body), data};
}

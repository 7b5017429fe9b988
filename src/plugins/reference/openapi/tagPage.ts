import type {ReferencePage} from '../shared/page';
import type {OperationListData} from '../../../lib/restData';
import {fallbackOperationId, pageContext} from './context';
import type {PageOptions} from './context';
import {eachOperation} from './document';
import type {OpenApiDocument} from './document';
import {firstSentence, summary} from '../shared/markdown';
import {componentsOf, pageMdx, sectionsMdx} from './mdx';
import {compact, pageId} from './names';

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
  eachOperation(doc, (operation, item, method, at) => {
    if (!operation.tags?.includes(tagName)) return;
    const id = operation.operationId ?? fallbackOperationId(at, method);
    operations.push(
      compact({
        method: 'webhook' in at ? 'event' : method,
        path: 'webhook' in at ? at.webhook : at.path,
        title: operation.summary ?? id,
        href: options.pageUrl.operation(id),
        text: firstSentence(operation.description),
        deprecated: operation.deprecated === true || undefined,
      }),
    );
  });
  const title = tag?.['x-displayName'] ?? tagName;
  const data: OperationListData = {
    ...compact({
      html: context.render(tag?.description, 'keep'),
      docs: tag?.externalDocs && {text: tag.externalDocs.description ?? 'Read more', href: tag.externalDocs.url},
    }),
    operations,
  };
  const id = pageId.tag(tagName);
  const body = ['<TagSummary page={page} />', sectionsMdx([{title: 'Operations', id: 'operations', jsx: '<OperationList page={page} />'}])];
  return {id, title, description: summary(tag?.description ?? `${title}: operations of the API.`), markdown: pageMdx(id, componentsOf(body.join('\n')), body), data};
}

/** Helpers for the renderers of both references. */
import {getOwnValue} from '@paydocs/core/getOwnValue';
import {translate} from '@paydocs/core/translate';
import type {GuidesByPage, PageData} from '@paydocs/reference/data/reference';
import type {HtmlConverter} from '../html';
import type {LinkResolver} from '../links';
import {joinBlocks, inlineCode, link} from '../markup';

/** Data for rendering a component, apart from the data of its page. */
export interface RenderContext {
  htmlToMarkdown: HtmlConverter;
  links: LinkResolver;
}

/** Renders a component of a generated page as Markdown, from the page's data and the component's attributes. */
export type ReferenceRenderer<Page> = (
  page: Page,
  writing: RenderContext,
  attributes: Readonly<Record<string, string>>,
) => string;

/** Renders a heading of level 3. */
export const renderSubheading = (title: string): string => `### ${title}`;

/** Renders links to the equivalents in the other API. */
export function renderCounterparts(
  {counterparts: same}: Pick<PageData, 'counterparts'>,
  api: 'REST' | 'GraphQL',
  {links}: RenderContext,
): string {
  if (same === undefined) return '';
  const counterparts = same.map(({text, href}) => `[${inlineCode(text)}](${links.resolveHref(href)})`).join(', ');
  return `${translate({id: 'paydocs.ref.counterpart', message: '{api} equivalent:'}, {api})} ${counterparts}`;
}

/** Renders the guides that use the subject of a page, below a heading. */
export const Guides: ReferenceRenderer<{guides?: GuidesByPage}> = ({guides}, {links}, {of = ''}) => {
  const guideLinks = guides?.[of] ?? [];
  if (guideLinks.length === 0) return '';
  const title = translate({id: 'paydocs.ref.guides', message: 'Used in guides'});
  return joinBlocks(`## ${title}`, guideLinks.map(({text, href}) => link(text, links.resolveHref(href))).join(', '));
};

/** Languages of code blocks, by tab ID. */
const TAB_LANGUAGES: Readonly<Record<string, string>> = {
  operation: 'graphql',
  variables: 'json',
  response: 'json',
  curl: 'bash',
  javascript: 'js',
};

/** Returns the language of the code block in a tab. */
export const getTabLanguage = (tab: string): string => getOwnValue(TAB_LANGUAGES, tab) ?? tab;

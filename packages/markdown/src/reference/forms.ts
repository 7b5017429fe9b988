/** Helpers for the renderers of both references. */
import {ownValue} from '@paydocs/core/ownValue';
import {translate} from '@paydocs/core/translate';
import type {GuidesOfPages, PageData} from '@paydocs/reference/data/reference';
import type {HtmlReader} from '../html';
import type {Links} from '../links';
import {blocks, code, link} from '../text';

/** Data for rendering a component, apart from the data of its page. */
export interface Writing {
  html: HtmlReader;
  links: Links;
}

/** Renders a component of a generated page as Markdown, from the page's data and the component's attributes. */
export type Form<Page> = (page: Page, writing: Writing, attributes: Readonly<Record<string, string>>) => string;

/** Renders a heading of level 3. */
export const subheading = (title: string): string => `### ${title}`;

/** Renders links to the equivalents in the other API. */
export function sameText({same}: Pick<PageData, 'same'>, api: 'REST' | 'GraphQL', {links}: Writing): string {
  if (same === undefined) return '';
  const counterparts = same.map(({text, href}) => `[${code(text)}](${links.portable(href)})`).join(', ');
  return `${translate({id: 'paydocs.ref.counterpart', message: '{api} equivalent:'}, {api})} ${counterparts}`;
}

/** Renders the guides that use the subject of a page, below a heading. */
export const Guides: Form<{guides?: GuidesOfPages}> = ({guides}, {links}, {of = ''}) => {
  const guideLinks = guides?.[of] ?? [];
  if (guideLinks.length === 0) return '';
  const title = translate({id: 'paydocs.ref.guides', message: 'Used in guides'});
  return blocks(`## ${title}`, guideLinks.map(({text, href}) => link(text, links.portable(href))).join(', '));
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
export const languageOf = (tab: string): string => ownValue(TAB_LANGUAGES, tab) ?? tab;

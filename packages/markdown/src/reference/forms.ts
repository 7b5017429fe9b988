/** What the forms of both references share. */
import {ownValue} from '@paydocs/core/ownValue';
import {translate} from '@paydocs/core/translate';
import type {GuidesOfPages, PageData} from '@paydocs/reference/data/reference';
import type {HtmlReader} from '../html';
import type {Links} from '../links';
import {blocks, code, link} from '../text';

/** What a form needs beside the data of its page. */
export interface Writing {
  html: HtmlReader;
  links: Links;
}

/** A component of a generated page as Markdown: of the page's data and the attributes of the component. */
export type Form<Page> = (page: Page, writing: Writing, attributes: Readonly<Record<string, string>>) => string;

/** @returns a title of several blocks that stand below a heading of level 2 */
export const subheading = (title: string): string => `### ${title}`;

/** @returns what stands for the same in the other API */
export function sameText({same}: Pick<PageData, 'same'>, api: 'REST' | 'GraphQL', {links}: Writing): string {
  if (same === undefined) return '';
  const names = same.map(({text, href}) => `[${code(text)}](${links.portable(href)})`).join(', ');
  return `${translate({id: 'paydocs.ref.counterpart', message: '{api} equivalent:'}, {api})} ${names}`;
}

/** The guides that rest on what a page is about, below their heading. */
export const Guides: Form<{guides?: GuidesOfPages}> = ({guides}, {links}, {of = ''}) => {
  const found = guides?.[of] ?? [];
  if (found.length === 0) return '';
  const title = translate({id: 'paydocs.ref.guides', message: 'Used in guides'});
  return blocks(`## ${title}`, found.map(({text, href}) => link(text, links.portable(href))).join(', '));
};

/** The language of a code block, by what the choice of its tab is called. */
const LANGUAGES: Readonly<Record<string, string>> = {
  operation: 'graphql',
  variables: 'json',
  response: 'json',
  curl: 'bash',
  javascript: 'js',
};

/** @returns the language of the block in a tab */
export const languageOf = (tab: string): string => ownValue(LANGUAGES, tab) ?? tab;

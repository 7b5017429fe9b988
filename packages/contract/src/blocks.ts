import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseBinding} from './blockWords';
import type {CodeBlock} from './types';

/** Content of a page that is checked against the specifications. */
export interface PageContent {
  blocks: (CodeBlock & {bindingMessages: string[]; isFenced: boolean})[];
  inline: {code: string; line: number}[];
  /** Components that show a part of a specification. */
  embeds: Embed[];
  /** Line numbers of code in HTML tags, which can't be checked. */
  html: number[];
  links: {url: string; line: number}[];
  /** Line numbers of headings. */
  headings: number[];
}

/** A component with its attributes. */
export interface Embed {
  name: string;
  attributes: Record<string, string>;
  line: number;
}

const FENCE = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(?:`{3,}|~{3,})/;

/**
 * Collects the content of a page to check against the specifications. Line numbers count from 1 in the file.
 *
 * @param tree - syntax tree of a page
 * @param text - content of the page's source file
 * @param file - path of the file, relative to the project root
 * @param embedNames - names of the components that show a part of a specification
 * @returns code, links, headings, and components of the page
 */
export function collectContent(tree: Root, text: string, file: string, embedNames: readonly string[]): PageContent {
  const content: PageContent = {blocks: [], inline: [], embeds: [], html: [], links: [], headings: []};
  const lines = text.split('\n');
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'code') {
      const {binding, messages} = parseBinding(node.meta ?? '');
      const isFenced = FENCE.test(lines[line - 1] ?? '');
      content.blocks.push({
        file,
        line: isFenced ? line + 1 : line,
        language: (node.lang ?? '').toLowerCase(),
        code: node.value,
        binding,
        bindingMessages: messages,
        isFenced,
      });
    } else if (node.type === 'inlineCode') {
      content.inline.push({code: node.value, line});
    } else if (node.type === 'link') {
      content.links.push({url: node.url, line});
    } else if (node.type === 'heading') {
      content.headings.push(line);
    } else if (node.type === 'html' && /<(?:pre|code)[\s>]/i.test(node.value)) {
      content.html.push(line);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.name === 'pre' || node.name === 'code') content.html.push(line);
      if (node.name === null || !embedNames.includes(node.name)) return;
      const embed: Embed = {name: node.name, attributes: {}, line};
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
          embed.attributes[attribute.name] = attribute.value;
      }
      content.embeds.push(embed);
    }
  });
  return content;
}

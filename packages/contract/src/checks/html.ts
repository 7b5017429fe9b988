import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/html';
import type {CodeBlock, CheckResult} from '../types';

/** Parts of an HTML page or component that can be checked. */
interface HtmlContent {
  /** Programs in `<script>`, with their lines. */
  scripts: CodeBlock[];
  /** URLs in attributes. */
  urls: {url: string; line: number}[];
  diagnostics: CheckResult['diagnostics'];
}

/**
 * Extracts scripts and URLs from an HTML block, and checks its tags.
 *
 * @param block - HTML, or a Vue component
 * @returns scripts and URLs, and diagnostics about its tags
 */
export function extractScriptsAndUrls(block: CodeBlock): HtmlContent {
  const {code, line} = block;
  const getLine = (offset: number): number => line + code.slice(0, offset).split('\n').length - 1;
  const parts: HtmlContent = {scripts: [], urls: [], diagnostics: []};
  const getText = (node: SyntaxNode | null | undefined): string => (node ? code.slice(node.from, node.to) : '');
  const getAttribute = (tag: SyntaxNode, name: string): string | undefined => {
    const found = tag
      .getChildren('Attribute')
      .find((each) => getText(each.getChild('AttributeName')).toLowerCase() === name);
    return (
      found &&
      getText(found.getChild('AttributeValue') ?? found.getChild('UnquotedAttributeValue')).replace(/^["']|["']$/g, '')
    );
  };
  // Vue marks events with characters that HTML attribute names can't start with.
  const tree = parser.parse(block.language === 'vue' ? code.replace(/(\s)[@#:](?=[\w-])/g, '$1_') : code);
  tree.iterate({
    enter({type, node}) {
      if (type.name === 'MismatchedCloseTag')
        parts.diagnostics.push({
          id: 'contract/syntax',
          line: getLine(node.from),
          message: `${getText(node)} doesn't match any open tag. Delete it, or add the opening tag.`,
        });
      else if (type.name === 'MissingCloseTag' && !hasOptionalEndTag(node, code)) {
        parts.diagnostics.push({
          id: 'contract/syntax',
          line: getLine(node.parent?.from ?? node.from),
          message: "this tag isn't closed. Add its closing tag.",
        });
      } else if (type.isError && type.name === '⚠' && parts.diagnostics.length === 0 && block.language !== 'vue') {
        parts.diagnostics.push({
          id: 'contract/syntax',
          line: getLine(node.from),
          message: `this isn't valid HTML: parsing fails at "${code.slice(node.from, node.from + 30).split('\n')[0]}". Look for a missing bracket or quote.`,
        });
      } else if (type.name === 'Attribute') {
        const url = getText(node.getChild('AttributeValue')).replace(/^["']|["']$/g, '');
        if (/^https:\/\//.test(url)) parts.urls.push({url, line: getLine(node.from)});
      } else if (type.name === 'ScriptText') {
        const open = node.parent?.getChild('OpenTag');
        const kind = (open && getAttribute(open, 'type')) ?? 'module';
        const dialect = open && getAttribute(open, 'lang');
        if (/json|template|importmap/.test(kind)) return;
        parts.scripts.push({
          ...block,
          language: dialect === 'ts' ? 'ts' : 'js',
          code: getText(node),
          line: getLine(node.from),
        });
      }
    },
  });
  return parts;
}

/** HTML elements with an optional end tag (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags). */
const OPTIONAL_END_TAGS = new Set([
  'p',
  'li',
  'td',
  'tr',
  'th',
  'dt',
  'dd',
  'option',
  'html',
  'body',
  'head',
  'tbody',
  'thead',
  'tfoot',
]);

function hasOptionalEndTag(node: SyntaxNode, code: string): boolean {
  const name = node.parent?.firstChild?.getChild('TagName');
  return name ? OPTIONAL_END_TAGS.has(code.slice(name.from, name.to).toLowerCase()) : false;
}

import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/html';
import type {Block, Findings} from '../types';

/** What a page or a component in HTML holds. */
export interface HtmlParts {
  /** Programs in `<script>`, with their lines. */
  scripts: Block[];
  /** Addresses in attributes. */
  addresses: {url: string; line: number}[];
  problems: Findings['problems'];
}

/**
 * @param block - HTML, or a component of Vue
 * @returns what it holds, and what is wrong with its tags
 */
export function readHtml(block: Block): HtmlParts {
  const {code, line} = block;
  const lineAt = (offset: number): number => line + code.slice(0, offset).split('\n').length - 1;
  const parts: HtmlParts = {scripts: [], addresses: [], problems: []};
  const text = (node: SyntaxNode | null | undefined): string => (node ? code.slice(node.from, node.to) : '');
  const attribute = (tag: SyntaxNode, name: string): string | undefined => {
    const found = tag
      .getChildren('Attribute')
      .find((each) => text(each.getChild('AttributeName')).toLowerCase() === name);
    return (
      found &&
      text(found.getChild('AttributeValue') ?? found.getChild('UnquotedAttributeValue')).replace(/^["']|["']$/g, '')
    );
  };
  // Vue writes events with a sign that HTML names can't start with.
  const tree = parser.parse(block.language === 'vue' ? code.replace(/(\s)[@#:](?=[\w-])/g, '$1_') : code);
  tree.iterate({
    enter({type, node}) {
      if (type.name === 'MismatchedCloseTag')
        parts.problems.push({
          line: lineAt(node.from),
          message: `${text(node)} doesn't match any open tag. Delete it, or add the opening tag.`,
        });
      else if (type.name === 'MissingCloseTag' && !isOptional(node, code)) {
        parts.problems.push({line: lineAt(node.parent?.from ?? node.from), message: "this tag isn't closed."});
      } else if (type.isError && type.name === '⚠' && parts.problems.length === 0 && block.language !== 'vue') {
        parts.problems.push({
          line: lineAt(node.from),
          message: `this isn't valid HTML: parsing fails at "${code.slice(node.from, node.from + 30).split('\n')[0]}".`,
        });
      } else if (type.name === 'Attribute') {
        const url = text(node.getChild('AttributeValue')).replace(/^["']|["']$/g, '');
        if (/^https:\/\//.test(url)) parts.addresses.push({url, line: lineAt(node.from)});
      } else if (type.name === 'ScriptText') {
        const open = node.parent?.getChild('OpenTag');
        const kind = (open && attribute(open, 'type')) ?? 'module';
        const dialect = open && attribute(open, 'lang');
        if (/json|template|importmap/.test(kind)) return;
        parts.scripts.push({
          ...block,
          language: dialect === 'ts' ? 'ts' : 'js',
          code: text(node),
          line: lineAt(node.from),
        });
      }
    },
  });
  return parts;
}

/** Elements whose closing tag HTML doesn't ask for. */
const OPTIONAL = new Set([
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

function isOptional(node: SyntaxNode, code: string): boolean {
  const name = node.parent?.firstChild?.getChild('TagName');
  return name ? OPTIONAL.has(code.slice(name.from, name.to).toLowerCase()) : false;
}

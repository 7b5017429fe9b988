import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {getOwnValue} from '@paydocs/core';

/** A URL in a page: the target of a link, or the source of an image or other media. */
export interface PageUrl {
  url: string;
  kind: 'link' | 'image' | 'media' | 'download';
  /** True if the URL is in an HTML or MDX tag. Docusaurus doesn't resolve paths there. */
  isInTag: boolean;
  line?: number;
  column?: number;
}

type TagUrl = Pick<PageUrl, 'url' | 'kind'>;

/** Values of attributes by lowercase name. The value of an MDX expression other than a string is undefined. */
type Attributes = ReadonlyMap<string, string | undefined>;

/**
 * Collects all URLs in a page, except those in code blocks and inline code.
 *
 * @param tree - syntax tree of a page
 */
export function collectUrls(tree: Root): PageUrl[] {
  const urls: PageUrl[] = [];
  const imageReferences = new Set<string>();
  visit(tree, 'imageReference', ({identifier}) => void imageReferences.add(identifier));
  visit(tree, (node) => {
    const {line, column} = node.position?.start ?? {};
    const add = (kind: PageUrl['kind'], url: string): void => void urls.push({url, kind, isInTag: false, line, column});
    switch (node.type) {
      case 'image':
        return add('image', node.url);
      case 'link':
        return add('link', node.url);
      case 'definition':
        return add(imageReferences.has(node.identifier) ? 'image' : 'link', node.url);
      case 'html':
        urls.push(...collectHtmlUrls(node.value, line ?? 1));
        return;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const found = getTagUrls(node.name ?? '', getJsxAttributes(node));
        urls.push(...found.map((tagUrl) => ({...tagUrl, isInTag: true, line, column})));
        getRequireCallPaths(node).forEach((url) => add(IMAGE_FILE.test(url) ? 'image' : 'media', url));
      }
    }
  });
  return urls;
}

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const TAG = /<([A-Za-z][\w.-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

function collectHtmlUrls(html: string, firstLine: number): PageUrl[] {
  const visible = html.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...visible.matchAll(TAG)].flatMap(([, name = '', inside = ''], index, all) => {
    const attributes = [...inside.matchAll(ATTRIBUTE)].map(([, key = '', double, single, bare]): [string, string] => [
      key.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]);
    const line = firstLine + visible.slice(0, all[index]?.index).split('\n').length - 1;
    return getTagUrls(name.toLowerCase(), new Map(attributes)).map((tagUrl) => ({...tagUrl, isInTag: true, line}));
  });
}

/** Attributes that contain URLs. */
export const URL_ATTRIBUTES = /^(?:href|xlink:?href|to|src|srcset|poster|action|formaction|cite)$/i;

/** An expression that is a string literal, alone or as the argument of `useBaseUrl`. The second group is its text. */
export const STRING_EXPRESSION = /^\s*(?:useBaseUrl\(\s*)?(["'`])([^"'`$\\]*)\1\s*\)?\s*$/;

function getJsxAttributes({attributes}: MdxJsxFlowElement | MdxJsxTextElement): Attributes {
  const named = attributes.filter((each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute');
  return new Map(
    named.map(({name, value}) => {
      const string = typeof value === 'string' ? value : value ? STRING_EXPRESSION.exec(value.value)?.[2] : '';
      return [name.toLowerCase(), string];
    }),
  );
}

const IMAGE_FILE = /\.(?:ico|jpe?g|png|gif|webp|avif|svg)$/i;
const REQUIRE_CALL = /\brequire\(\s*(["'`])([^"'`$\\]*)\1\s*\)/g;

/** Returns the paths in `require()` calls of attributes. */
function getRequireCallPaths({attributes}: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  return attributes.flatMap(({value}) => {
    const code = typeof value === 'object' && value !== null ? value.value : '';
    return [...code.matchAll(REQUIRE_CALL)].map(([, , name = '']) => name);
  });
}

/** Kinds of the URL in the `src` attribute, by element. In other elements, it's a link. */
const SRC_KINDS: Record<string, PageUrl['kind']> = {
  img: 'image',
  video: 'media',
  audio: 'media',
  source: 'media',
  track: 'media',
};

function getTagUrls(name: string, attributes: Attributes): TagUrl[] {
  const pick = (attribute: string, kind: PageUrl['kind']): TagUrl[] => {
    const url = attributes.get(attribute)?.trim();
    return url ? [{url, kind}] : [];
  };
  const candidates = attributes.get('srcset')?.split(/,\s+|,$/) ?? [];
  return [
    ...pick('href', attributes.has('download') ? 'download' : 'link'),
    ...pick('src', getOwnValue(SRC_KINDS, name) ?? 'link'),
    ...pick('poster', 'image'),
    ...candidates.flatMap((candidate): TagUrl[] => {
      const [url = ''] = candidate.trim().split(/\s+/);
      return url === '' ? [] : [{url, kind: 'image'}];
    }),
  ];
}

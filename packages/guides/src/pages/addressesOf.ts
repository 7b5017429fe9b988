import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {ownValue} from '@paydocs/core/ownValue';

/** An address that a page holds: where a link leads, or what an image or a player shows. */
export interface Address {
  url: string;
  use: 'link' | 'image' | 'media' | 'download';
  /** Whether it stands in a tag of HTML or MDX, whose paths nobody translates. */
  isInTag: boolean;
  line?: number;
  column?: number;
}

type Found = Pick<Address, 'url' | 'use'>;

/** An attribute whose value may be an expression, as MDX has it. */
type Attributes = ReadonlyMap<string, string | undefined>;

/**
 * @param tree - a page
 * @returns every address in it, those in code blocks and inline code left out
 */
export function addressesOf(tree: Root): Address[] {
  const addresses: Address[] = [];
  const shownAsImage = new Set<string>();
  visit(tree, 'imageReference', ({identifier}) => void shownAsImage.add(identifier));
  visit(tree, (node) => {
    const {line, column} = node.position?.start ?? {};
    const add = (use: Address['use'], url: string): void =>
      void addresses.push({url, use, isInTag: false, line, column});
    switch (node.type) {
      case 'image':
        return add('image', node.url);
      case 'link':
        return add('link', node.url);
      case 'definition':
        return add(shownAsImage.has(node.identifier) ? 'image' : 'link', node.url);
      case 'html':
        addresses.push(...htmlAddresses(node.value, line ?? 1));
        return;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const found = tagAddresses(node.name ?? '', jsxAttributes(node));
        addresses.push(...found.map((address) => ({...address, isInTag: true, line, column})));
        requiredFiles(node).forEach((url) => add(PICTURE.test(url) ? 'image' : 'media', url));
      }
    }
  });
  return addresses;
}

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const TAG = /<([A-Za-z][\w.-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

function htmlAddresses(html: string, firstLine: number): Address[] {
  const visible = html.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...visible.matchAll(TAG)].flatMap(([, name = '', inside = ''], index, all) => {
    const attributes = [...inside.matchAll(ATTRIBUTE)].map(([, key = '', double, single, bare]): [string, string] => [
      key.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]);
    const line = firstLine + visible.slice(0, all[index]?.index).split('\n').length - 1;
    return tagAddresses(name.toLowerCase(), new Map(attributes)).map((address) => ({...address, isInTag: true, line}));
  });
}

/** Attributes whose addresses are checked as they are written. */
export const ADDRESSES = /^(?:href|xlink:?href|to|src|srcset|poster|action|formaction|cite)$/i;

/** What an expression holds as a text: alone, or in the function that adds the base address. */
export const TEXT = /^\s*(?:useBaseUrl\(\s*)?(["'`])([^"'`$\\]*)\1\s*\)?\s*$/;

function jsxAttributes({attributes}: MdxJsxFlowElement | MdxJsxTextElement): Attributes {
  const named = attributes.filter((each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute');
  return new Map(
    named.map(({name, value}) => {
      const text = typeof value === 'string' ? value : value ? TEXT.exec(value.value)?.[2] : '';
      return [name.toLowerCase(), text];
    }),
  );
}

const PICTURE = /\.(?:ico|jpe?g|png|gif|webp|avif|svg)$/i;
const REQUIRED = /\brequire\(\s*(["'`])([^"'`$\\]*)\1\s*\)/g;

/** The files that attributes take by `require()`. */
function requiredFiles({attributes}: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  return attributes.flatMap(({value}) => {
    const code = typeof value === 'object' && value !== null ? value.value : '';
    return [...code.matchAll(REQUIRED)].map(([, , name = '']) => name);
  });
}

/** What the attribute `src` of an element shows. */
const SOURCES: Record<string, Address['use']> = {
  img: 'image',
  video: 'media',
  audio: 'media',
  source: 'media',
  track: 'media',
};

function tagAddresses(name: string, attributes: Attributes): Found[] {
  const pick = (attribute: string, use: Address['use']): Found[] => {
    const url = attributes.get(attribute)?.trim();
    return url ? [{url, use}] : [];
  };
  const candidates = attributes.get('srcset')?.split(/,\s+|,$/) ?? [];
  return [
    ...pick('href', attributes.has('download') ? 'download' : 'link'),
    ...pick('src', ownValue(SOURCES, name) ?? 'link'),
    ...pick('poster', 'image'),
    ...candidates.flatMap((candidate): Found[] => {
      const [url = ''] = candidate.trim().split(/\s+/);
      return url === '' ? [] : [{url, use: 'image'}];
    }),
  ];
}

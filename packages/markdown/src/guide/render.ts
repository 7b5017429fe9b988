/** Renders guides as plain Markdown. Each MDX component has a renderer, or it's reported. */
import type {BlockContent, Heading, Image, Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {getOwnValue} from '@paydocs/core/getOwnValue';
import {translate} from '@paydocs/core/translate';
import {getCommentAnchor, stripComments} from '@paydocs/guides/pages/comments';
import {getExpressionString} from '@paydocs/guides/pages/visibleText';
import {stringify} from '../html';
import {CONTENT_HASH} from '../publishedFiles';
import {convertCodeBlock} from './code';
import {renderEmbed, isEmbed} from './embeds';
import type {GuideRenderContext} from './options';
import type {PageContent} from './read';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Void elements of HTML: they have no end tag. */
const VOID_ELEMENTS = new Set(['area', 'hr', 'wbr']);

/** Matches a `require` call, and captures the file. */
const REQUIRE_CALL = /^require\(\s*["'`](.*?)["'`]\s*\)/;

/** Elements whose content can't be expressed as text. */
const MEDIA_ELEMENTS = new Set(['audio', 'iframe', 'video']);

/** Renders a page as Markdown, without its title. */
export function renderPage(page: PageContent, writing: GuideRenderContext): string {
  if ('markdown' in page) return page.markdown;
  return new GuideConverter(page, writing).toMarkdown(page.tree.children);
}

/** Converts one page to Markdown, and tracks the depth of the last heading. */
class GuideConverter {
  private depth = 1;

  constructor(
    private readonly page: Exclude<PageContent, {markdown: string}>,
    private readonly writing: GuideRenderContext,
  ) {}

  toMarkdown(children: readonly Nodes[]): string {
    return stringify({type: 'root', children: this.convertAll(children)} as Root);
  }

  private convertAll(children: readonly Nodes[]): Nodes[] {
    return children.flatMap((node) => this.convert(node));
  }

  private convert(node: Nodes): Nodes[] {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
        return wrapInParagraphs(toTextNodes(node.value));
      case 'mdxTextExpression':
        return toTextNodes(node.value);
      case 'heading':
        this.depth = node.depth;
        return [this.convertChildren(removeHeadingId(node))];
      case 'code':
        return convertCodeBlock(node);
      case 'link':
      case 'definition':
        return [this.convertChildren({...node, url: this.resolveHref(node.url)})];
      case 'image':
        return this.convertImage(node);
      case 'mdxJsxFlowElement':
        return wrapInParagraphs(this.convertElement(node));
      case 'mdxJsxTextElement':
        return this.convertElement(node);
      default:
        if (node.type.endsWith('Directive')) return this.convertDirective(node as ContainerDirective);
        return [this.convertChildren(node)];
    }
  }

  private convertChildren<Node extends Nodes>(node: Node): Node {
    return 'children' in node ? {...node, children: this.convertAll(node.children)} : node;
  }

  private resolveHref(href: string): string {
    return this.writing.links.resolveHref(href, this.page.file);
  }

  /** Converts an image. If its file wasn't found, only the alternative text remains. */
  private convertImage(image: Image): Nodes[] {
    const url = this.resolveHref(image.url);
    return [/^[a-z]+:/i.test(url) ? {...image, url} : {type: 'text', value: image.alt ?? ''}];
  }

  /** Returns the attributes of an element. Files that they require or import become URLs. */
  private readAttributes({attributes}: Element): Record<string, string> {
    const named = attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [each] : []));
    return Object.fromEntries(
      named.map(({name, value}) => {
        if (typeof value === 'string') return [name, value];
        const code = value?.value.trim() ?? 'true';
        const file = REQUIRE_CALL.exec(code)?.[1] ?? this.page.files.get(code);
        return [name, file === undefined ? code.replace(/^(['"`])(.*)\1$/s, '$2') : this.resolveHref(file)];
      }),
    );
  }

  /** Converts an admonition to a blockquote with its kind and title. Text that only looks like a directive stays text. */
  private convertDirective(node: ContainerDirective): Nodes[] {
    if ((node.type as string) !== 'containerDirective') {
      const {start, end} = node.position ?? {};
      return [{type: 'text', value: this.page.source.slice(start?.offset, end?.offset)}];
    }
    const [first, ...others] = node.children;
    const hasLabel = first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data;
    // The theme translates the name of each kind.
    const name = translate({id: `theme.admonition.${node.name}`, message: node.name});
    const kind: PhrasingContent = {type: 'text', value: `${name.charAt(0).toUpperCase()}${name.slice(1)}`};
    const label = hasLabel ? (this.convertAll(first.children) as PhrasingContent[]) : [];
    const title: PhrasingContent[] = label.length > 0 ? [kind, {type: 'text', value: ': '}, ...label] : [kind];
    const text = this.convertAll(hasLabel ? others : node.children) as BlockContent[];
    return [
      {
        type: 'blockquote',
        children: [{type: 'paragraph', children: [{type: 'strong', children: title}]}, ...text],
      },
    ];
  }

  private convertElement(node: Element): Nodes[] {
    const {name} = node;
    const children = node.children as Nodes[];
    const attributes = this.readAttributes(node);
    if (name === null) return this.convertAll(children);
    const part = this.page.parts.get(name);
    if (part) return toRawNodes(renderPage(part, this.writing));
    const component = getOwnValue(this.writing.components, name);
    if (component) return toRawNodes(component(attributes, this.toMarkdown(children)));
    if (isEmbed(name)) return toRawNodes(renderEmbed(name, attributes, this.writing));
    switch (name) {
      case 'Tabs':
        return this.convertTabs(node);
      case 'Head':
        return [];
      // In generated landing pages, it contains a description from a specification.
      case 'Description':
        return toRawNodes(this.writing.htmlToMarkdown(JSON.parse(findExpression(node, 'html') ?? '""') as string));
      case 'Details':
      case 'details':
        return this.convertAll(children);
      case 'summary':
        return toRawNodes(`**${this.toMarkdown(children)}**`);
      case 'br':
        return [{type: 'break'}];
      case 'a':
        return [
          {
            type: 'link',
            url: this.resolveHref(attributes.href ?? ''),
            children: this.convertAll(children) as PhrasingContent[],
          },
        ];
      case 'img':
        return this.convertImage({type: 'image', url: attributes.src ?? '', alt: attributes.alt ?? ''});
      case 'picture':
        return this.convertAll(children);
      case 'source':
      case 'track':
        return [];
    }
    if (MEDIA_ELEMENTS.has(name)) return this.convertMedia(node, attributes);
    const svgFile = this.page.files.get(name);
    if (svgFile !== undefined && /\.svg$/i.test(svgFile)) {
      const {title = '', 'aria-label': alt = title} = attributes;
      return this.convertImage({type: 'image', url: svgFile, alt});
    }
    if (/^[a-z]/.test(name)) return this.convertHtmlElement(name, children);
    this.writing.report({
      file: this.page.file,
      line: node.position?.start.line,
      column: node.position?.start.column,
      message:
        `<${name}> has no Markdown, so programs that read this page would miss its content. ` +
        `Add it in the option markdown.components of @paydocs/preset: {${name}: (attributes, children) => '…'}.`,
    });
    return this.convertAll(children);
  }

  /** Converts audio, video, and iframes to a link to the file, or to the first source. */
  private convertMedia(node: Element, attributes: Readonly<Record<string, string>>): Nodes[] {
    const sources = (node.children as Nodes[]).filter((child) => 'name' in child && child.name === 'source');
    const [file] = [attributes, ...sources.map((source) => this.readAttributes(source as Element))].flatMap(
      ({src = ''}) => (src === '' ? [] : [src]),
    );
    if (file === undefined) return this.convertAll(node.children as Nodes[]);
    const url = this.resolveHref(file);
    const {title, 'aria-label': label = title ?? getFileName(url)} = attributes;
    return [{type: 'link', url, children: [{type: 'text', value: label}]}];
  }

  /** Converts tabs to consecutive sections. */
  private convertTabs(node: Element): Nodes[] {
    const depth = Math.min(this.depth + 1, 6) as Heading['depth'];
    const outerDepth = this.depth;
    const values = /value:\s*['"]([^'"]+)['"],\s*label:\s*['"]([^'"]+)['"]/g;
    const labels = new Map(
      [...(findExpression(node, 'values') ?? '').matchAll(values)].map(([, value = '', label = '']) => [value, label]),
    );
    const sections = node.children.flatMap((tab): Nodes[] => {
      if (!('name' in tab) || tab.name !== 'TabItem') return [];
      const {value = '', label = labels.get(value) ?? value} = this.readAttributes(tab as Element);
      this.depth = depth;
      return [
        {type: 'heading', depth, children: [{type: 'text', value: label}]},
        ...this.convertAll(tab.children as Nodes[]),
      ];
    });
    this.depth = outerDepth;
    return sections;
  }

  private convertHtmlElement(name: string, children: readonly Nodes[]): Nodes[] {
    const open: Nodes = {type: 'html', value: `<${name}>`};
    return VOID_ELEMENTS.has(name) ? [open] : [open, ...this.convertAll(children), {type: 'html', value: `</${name}>`}];
  }
}

/** Returns the file name from a URL, without the content hash that the bundler adds. */
function getFileName(url: string): string {
  const [pathname = ''] = url.split(/[?#]/);
  return decodeURI(pathname.split('/').at(-1) || url).replace(CONTENT_HASH, '');
}

/** Wraps rendered Markdown in an `html` node, so that it's stringified unchanged. */
const toRawNodes = (value: string): Nodes[] => (value === '' ? [] : [{type: 'html', value}]);

const PHRASING_TYPES = new Set(['break', 'image', 'link', 'text']);

/** Wraps phrasing content in paragraphs, so that it's separated from adjacent blocks. */
function wrapInParagraphs(nodes: readonly Nodes[]): Nodes[] {
  return nodes.map((node) =>
    PHRASING_TYPES.has(node.type) ? {type: 'paragraph', children: [node as PhrasingContent]} : node,
  );
}

function toTextNodes(expression: string): Nodes[] {
  const value = getExpressionString(expression);
  return value === '' ? [] : [{type: 'text', value}];
}

function removeHeadingId(heading: Heading): Heading {
  const last = heading.children.at(-1);
  if (getCommentAnchor(last) !== undefined) {
    // In a paragraph, `withoutComments` also removes the comment that is the heading's anchor.
    return {...heading, children: stripComments<Paragraph>({type: 'paragraph', children: heading.children}).children};
  }
  if (last?.type !== 'text') return heading;
  const value = last.value.replace(/\s*\\?\{#[\w.:-]+\}\s*$/, '');
  return {...heading, children: [...heading.children.slice(0, -1), {...last, value}]};
}

function findExpression({attributes}: Element, attribute: string): string | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === attribute)?.value;
  return typeof found === 'object' && found !== null ? found.value : undefined;
}

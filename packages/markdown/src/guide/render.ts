/** Pages that people write, as Markdown alone: each component of MDX has a form, or is told. */
import type {BlockContent, Heading, Image, Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {ownValue} from '@paydocs/core/ownValue';
import {translate} from '@paydocs/core/translate';
import {anchorIn, withoutComments} from '@paydocs/guides/pages/comments';
import {expressionText} from '@paydocs/guides/pages/readText';
import {stringify} from '../html';
import {HASH} from '../publishedFiles';
import {codeNodes} from './code';
import {embedText, isEmbed} from './embeds';
import type {GuideWriting} from './options';
import type {ReadPage} from './read';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Elements of HTML without an end. */
const EMPTY = new Set(['area', 'hr', 'wbr']);

/** A file that an expression takes. */
const REQUIRED = /^require\(\s*["'`](.*?)["'`]\s*\)/;

/** What shows something that a text can't hold. */
const MEDIA = new Set(['audio', 'iframe', 'video']);

/**
 * @param page - see {@link ReadPage}
 * @param writing - see {@link GuideWriting}
 * @returns the page as Markdown without its title
 */
export function pageText(page: ReadPage, writing: GuideWriting): string {
  if ('markdown' in page) return page.markdown;
  return new GuideText(page, writing).of(page.tree.children);
}

/** One page while it is turned into Markdown: it knows the heading above. */
class GuideText {
  private depth = 1;

  constructor(
    private readonly page: Exclude<ReadPage, {markdown: string}>,
    private readonly writing: GuideWriting,
  ) {}

  of(children: readonly Nodes[]): string {
    return stringify({type: 'root', children: this.all(children)} as Root);
  }

  private all(children: readonly Nodes[]): Nodes[] {
    return children.flatMap((node) => this.one(node));
  }

  private one(node: Nodes): Nodes[] {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
        return inParagraphs(textNodes(node.value));
      case 'mdxTextExpression':
        return textNodes(node.value);
      case 'heading':
        this.depth = node.depth;
        return [this.inside(withoutId(node))];
      case 'code':
        return codeNodes(node);
      case 'link':
      case 'definition':
        return [this.inside({...node, url: this.portable(node.url)})];
      case 'image':
        return this.picture(node);
      case 'mdxJsxFlowElement':
        return inParagraphs(this.element(node));
      case 'mdxJsxTextElement':
        return this.element(node);
      default:
        if (node.type.endsWith('Directive')) return this.directive(node as ContainerDirective);
        return [this.inside(node)];
    }
  }

  private inside<Node extends Nodes>(node: Node): Node {
    return 'children' in node ? {...node, children: this.all(node.children)} : node;
  }

  private portable(href: string): string {
    return this.writing.links.portable(href, this.page.file);
  }

  /** One that isn't there is its text alone. */
  private picture(image: Image): Nodes[] {
    const url = this.portable(image.url);
    return [/^[a-z]+:/i.test(url) ? {...image, url} : {type: 'text', value: image.alt ?? ''}];
  }

  /** The attributes of an element, with the URLs of files that they require, or take from an import. */
  private attributesOf({attributes}: Element): Record<string, string> {
    const named = attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [each] : []));
    return Object.fromEntries(
      named.map(({name, value}) => {
        if (typeof value === 'string') return [name, value];
        const code = value?.value.trim() ?? 'true';
        const file = REQUIRED.exec(code)?.[1] ?? this.page.files.get(code);
        return [name, file === undefined ? code.replace(/^(['"`])(.*)\1$/s, '$2') : this.portable(file)];
      }),
    );
  }

  /** A box: a quotation with its kind and title. What only looks like a directive is text. */
  private directive(node: ContainerDirective): Nodes[] {
    if ((node.type as string) !== 'containerDirective') {
      const {start, end} = node.position ?? {};
      return [{type: 'text', value: this.page.source.slice(start?.offset, end?.offset)}];
    }
    const [first, ...others] = node.children;
    const hasLabel = first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data;
    // The theme has a name for each kind, in the language of the site.
    const name = translate({id: `theme.admonition.${node.name}`, message: node.name});
    const kind: PhrasingContent = {type: 'text', value: `${name.charAt(0).toUpperCase()}${name.slice(1)}`};
    const label = hasLabel ? (this.all(first.children) as PhrasingContent[]) : [];
    const title: PhrasingContent[] = label.length > 0 ? [kind, {type: 'text', value: ': '}, ...label] : [kind];
    const text = this.all(hasLabel ? others : node.children) as BlockContent[];
    return [
      {
        type: 'blockquote',
        children: [{type: 'paragraph', children: [{type: 'strong', children: title}]}, ...text],
      },
    ];
  }

  private element(node: Element): Nodes[] {
    const {name} = node;
    const children = node.children as Nodes[];
    const attributes = this.attributesOf(node);
    if (name === null) return this.all(children);
    const part = this.page.parts.get(name);
    if (part) return markdown(pageText(part, this.writing));
    const component = ownValue(this.writing.components, name);
    if (component) return markdown(component(attributes, this.of(children)));
    if (isEmbed(name)) return markdown(embedText(name, attributes, this.writing));
    switch (name) {
      case 'Tabs':
        return this.tabs(node);
      case 'Head':
        return [];
      // Landing pages that are made have the texts of a specification in it.
      case 'Description':
        return markdown(this.writing.html(JSON.parse(expressionOf(node, 'html') ?? '""') as string));
      case 'Details':
      case 'details':
        return this.all(children);
      case 'summary':
        return markdown(`**${this.of(children)}**`);
      case 'br':
        return [{type: 'break'}];
      case 'a':
        return [
          {type: 'link', url: this.portable(attributes.href ?? ''), children: this.all(children) as PhrasingContent[]},
        ];
      case 'img':
        return this.picture({type: 'image', url: attributes.src ?? '', alt: attributes.alt ?? ''});
      case 'picture':
        return this.all(children);
      case 'source':
      case 'track':
        return [];
    }
    if (MEDIA.has(name)) return this.media(node, attributes);
    const picture = this.page.files.get(name);
    if (picture !== undefined && /\.svg$/i.test(picture)) {
      const {title = '', 'aria-label': alt = title} = attributes;
      return this.picture({type: 'image', url: picture, alt});
    }
    if (/^[a-z]/.test(name)) return this.html(name, children);
    this.writing.report({
      file: this.page.file,
      line: node.position?.start.line,
      column: node.position?.start.column,
      message:
        `<${name}> has no Markdown, so programs that read this page would miss its content. ` +
        `Add it in the option markdown.components of @paydocs/preset: {${name}: (attributes, children) => '…'}.`,
    });
    return this.all(children);
  }

  /** What plays is a link to its file, or to the first of those that it can choose from. */
  private media(node: Element, attributes: Readonly<Record<string, string>>): Nodes[] {
    const sources = (node.children as Nodes[]).filter((child) => 'name' in child && child.name === 'source');
    const [file] = [attributes, ...sources.map((source) => this.attributesOf(source as Element))].flatMap(
      ({src = ''}) => (src === '' ? [] : [src]),
    );
    if (file === undefined) return this.all(node.children as Nodes[]);
    const url = this.portable(file);
    const {title, 'aria-label': label = title ?? nameOf(url)} = attributes;
    return [{type: 'link', url, children: [{type: 'text', value: label}]}];
  }

  /** Tabs become sections, one below the other. */
  private tabs(node: Element): Nodes[] {
    const depth = Math.min(this.depth + 1, 6) as Heading['depth'];
    const outside = this.depth;
    const values = /value:\s*['"]([^'"]+)['"],\s*label:\s*['"]([^'"]+)['"]/g;
    const labels = new Map(
      [...(expressionOf(node, 'values') ?? '').matchAll(values)].map(([, value = '', label = '']) => [value, label]),
    );
    const found = node.children.flatMap((tab): Nodes[] => {
      if (!('name' in tab) || tab.name !== 'TabItem') return [];
      const {value = '', label = labels.get(value) ?? value} = this.attributesOf(tab as Element);
      this.depth = depth;
      return [{type: 'heading', depth, children: [{type: 'text', value: label}]}, ...this.all(tab.children as Nodes[])];
    });
    this.depth = outside;
    return found;
  }

  private html(name: string, children: readonly Nodes[]): Nodes[] {
    const open: Nodes = {type: 'html', value: `<${name}>`};
    return EMPTY.has(name) ? [open] : [open, ...this.all(children), {type: 'html', value: `</${name}>`}];
  }
}

/** The name of a file, without the mark of its content that the bundler gave it. */
function nameOf(url: string): string {
  const [address = ''] = url.split(/[?#]/);
  return decodeURI(address.split('/').at(-1) || url).replace(HASH, '');
}

/** Markdown that is ready goes through a syntax tree as it is. */
const markdown = (value: string): Nodes[] => (value === '' ? [] : [{type: 'html', value}]);

const PHRASING = new Set(['break', 'image', 'link', 'text']);

/** What stands between blocks is kept apart from them. */
function inParagraphs(nodes: readonly Nodes[]): Nodes[] {
  return nodes.map((node) =>
    PHRASING.has(node.type) ? {type: 'paragraph', children: [node as PhrasingContent]} : node,
  );
}

function textNodes(expression: string): Nodes[] {
  const value = expressionText(expression);
  return value === '' ? [] : [{type: 'text', value}];
}

function withoutId(heading: Heading): Heading {
  const last = heading.children.at(-1);
  if (anchorIn(last) !== undefined) {
    // Of another node, no comment is an anchor.
    return {...heading, children: withoutComments<Paragraph>({type: 'paragraph', children: heading.children}).children};
  }
  if (last?.type !== 'text') return heading;
  const value = last.value.replace(/\s*\\?\{#[\w.:-]+\}\s*$/, '');
  return {...heading, children: [...heading.children.slice(0, -1), {...last, value}]};
}

function expressionOf({attributes}: Element, wanted: string): string | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === wanted)?.value;
  return typeof found === 'object' && found !== null ? found.value : undefined;
}

/** Converts the content of a built page to Markdown. */
import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, Nodes as MdastNodes, PhrasingContent, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {SKIP, visit} from 'unist-util-visit';
import type {LinkResolver} from '../links';
import {getLanguage, addDiffSigns} from './code';
import {createParagraph, createText, createTitle, findElement} from './nodes';
import {convertAdmonition, convertFootnotes, getFootnoteLabel, inlineListsInCells} from './parts';

/** Tag names of elements that are left out, because they have no content for programs. */
const IGNORED_ELEMENTS = new Set(['nav', 'button', 'script', 'style', 'template', 'select', 'footer']);
/** Tag names of elements that contain blocks. An image that's directly in one of them is also a block. */
const FLOW_CONTAINERS = new Set(['article', 'div', 'section', 'figure', 'details', 'blockquote']);
/** Tag names of elements that become links, because their content isn't text. */
const MEDIA_ELEMENTS = ['audio', 'iframe', 'video'];
/** Matches the hash that the bundler adds to a file name: `<name>-<hash>.<extension>`. */
const CONTENT_HASH = /-[\da-f]{16,}(?=\.)/;

/**
 * Converts the content of a page to Markdown. The content is its `article` or `main` element, without elements that
 * have the attribute `data-markdown-ignore`. An element with `data-mermaid` becomes a code block with the attribute's
 * value.
 *
 * @param html - HTML of a built page
 * @param links - resolver of the page's links
 * @returns Markdown without the page's title; empty if the page has no content
 */
export function convertArticle(html: string, links: LinkResolver): string {
  const [part = ''] = /<article\b[^]*<\/article>/.exec(html) ?? /<main\b[^]*<\/main>/.exec(html) ?? [];
  const root = fromHtml(part, {fragment: true});
  const labels = new Map<string, string>();
  visit(root, (node, index, parent) => {
    if (index === undefined || !parent || (node.type !== 'comment' && !(node.type === 'element' && isIgnored(node))))
      return undefined;
    // Tabs are read before they're removed.
    visit(node, 'element', (tab) => {
      if (tab.properties.role === 'tab') labels.set(String(tab.properties.id), toString(tab));
    });
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return stringify(toMdast(root, {document: true, handlers: createHandlers(labels, links)}));
}

/** Serializes a syntax tree as Markdown. */
function stringify(tree: MdastNodes): string {
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    fences: true,
    resourceLink: true,
    incrementListMarker: true,
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  }).trim();
}

function isIgnored({tagName, properties}: Element): boolean {
  const {ariaHidden, className, dataMarkdownIgnore, role} = properties;
  if (role === 'img') return false;
  return (
    IGNORED_ELEMENTS.has(tagName) ||
    dataMarkdownIgnore !== undefined ||
    ariaHidden === 'true' ||
    role === 'tablist' ||
    hasClass(className, 'hash-link') ||
    hasClass(className, 'theme-doc-toc-mobile')
  );
}

const hasClass = (className: unknown, name: string): boolean => Array.isArray(className) && className.includes(name);

function createHandlers(labels: ReadonlyMap<string, string>, links: LinkResolver): Record<string, Handle> {
  const convertFlow = (state: State, node: Element): RootContent[] => state.toFlow(state.all(node));

  const convertMedia: Handle = (state, node: Element) => {
    const source = node.properties.src ?? findElement(node, 'source')?.properties.src;
    if (typeof source !== 'string') return convertFlow(state, node);
    const url = links.resolveHref(source);
    const label = node.properties.title ?? node.properties.ariaLabel ?? getFileName(url);
    return {type: 'link', url, children: [createText(String(label))]};
  };

  /** Converts superscript and subscript to HTML, because Markdown has neither. Unwraps footnote references. */
  const convertScript: Handle = (state, node: Element) => {
    const content = state.all(node) as PhrasingContent[];
    if (content.some(({type}) => type === 'footnoteReference')) return content;
    return [{type: 'html', value: `<${node.tagName}>`}, ...content, {type: 'html', value: `</${node.tagName}>`}];
  };

  return {
    ...Object.fromEntries(MEDIA_ELEMENTS.map((name) => [name, convertMedia])),
    a(state, node: Element) {
      const {href, dataCopyAddress, dataFootnoteRef, dataFootnoteBackref} = node.properties;
      if (dataCopyAddress !== undefined) return {type: 'inlineCode', value: toString(node)};
      if (dataFootnoteBackref !== undefined) return [];
      if (dataFootnoteRef !== undefined) return {type: 'footnoteReference', identifier: getFootnoteLabel(String(href))};
      const url = links.resolveHref(String(href ?? ''));
      const [title, ...texts] = getCardBlocks(node);
      if (title && texts.length > 0)
        return createParagraph([
          {type: 'link', url, children: [createText(toString(title))]},
          ...texts.flatMap((text) => [createText(': '), ...(state.all(text) as PhrasingContent[])]),
        ]);
      return {type: 'link', url, children: state.all(node) as PhrasingContent[]};
    },
    img(state, {properties: {src, alt}}: Element, parent) {
      const url = String(src ?? '');
      const text = String(alt ?? '');
      const isBlock = parent?.type === 'root' || (parent?.type === 'element' && FLOW_CONTAINERS.has(parent.tagName));
      // The bundler inlines small images.
      if (url === '' || url.startsWith('data:')) return createText(text);
      const image: PhrasingContent = {type: 'image', url: links.resolveHref(url), alt: text};
      return isBlock ? createParagraph([image]) : image;
    },
    svg: (state, node: Element) =>
      createText(
        toString(findElement(node, 'desc') ?? findElement(node, 'title') ?? {type: 'root', children: []}) ||
          String(node.properties.ariaLabel ?? ''),
      ),
    // The title of a page is in the head of its Markdown. Pages of components have a different heading.
    h1: (state, node: Element) => createTitle(toString(node)),
    header: (state, node: Element) =>
      node.children.every((child) => child.type === 'element' && child.tagName === 'h1')
        ? []
        : convertFlow(state, node),
    table(state, node: Element) {
      if (!findElement(node, 'h3', 'h4', 'dl', 'pre')) return defaultHandlers.table(state, inlineListsInCells(node));
      // Blocks in cells have no equivalent in Markdown.
      const cells: Element[] = [];
      visit(node, 'element', (each) => {
        if (each.tagName !== 'td' && each.tagName !== 'th') return undefined;
        cells.push(each);
        return SKIP;
      });
      return cells.flatMap((cell) => convertFlow(state, cell));
    },
    div(state, node: Element) {
      const {role, ariaLabel, ariaLabelledBy, className} = node.properties;
      if (role === 'img') return {type: 'blockquote', children: [createParagraph([createText(String(ariaLabel))])]};
      if (hasClass(className, 'theme-admonition')) return convertAdmonition(state, node);
      const label = role === 'tabpanel' ? labels.get(String(ariaLabelledBy)) : undefined;
      const content = convertFlow(state, node);
      const isTitled = node.children.some(isTitledBlock);
      return label === undefined || isTitled ? content : [createTitle(label), ...content];
    },
    section(state, node: Element) {
      return node.properties.dataFootnotes === undefined ? convertFlow(state, node) : convertFootnotes(state, node);
    },
    sup: convertScript,
    sub: convertScript,
    abbr(state, node: Element) {
      const {title} = node.properties;
      return [...(state.all(node) as PhrasingContent[]), ...(title ? [createText(` (${String(title)})`)] : [])];
    },
    article: convertFlow,
    details: convertFlow,
    summary: (state, node: Element) =>
      createParagraph([{type: 'strong', children: state.all(node) as PhrasingContent[]}]),
    figure(state, node: Element) {
      const source = node.properties.dataMermaid;
      const [caption] = node.children.filter((child) => child.type === 'element' && child.tagName === 'figcaption');
      const content = convertFlow(state, {...node, children: node.children.filter((child) => child !== caption)});
      const isCode = content.some(({type}) => type === 'code');
      const title =
        caption &&
        (isCode
          ? createParagraph([{type: 'inlineCode', value: toString(caption)}, createText(':')])
          : createTitle(toString(caption)));
      const diagram: RootContent[] =
        source === undefined ? [] : [{type: 'code', lang: 'mermaid', value: String(source)}];
      return [...(title ? [title] : []), ...content, ...diagram];
    },
    pre(state, node: Element) {
      const {dataTitle} = node.properties;
      const signed = addDiffSigns(node);
      const code = toString(signed).replace(/\n+$/, '');
      const block: RootContent = {type: 'code', lang: getLanguage(signed, code), value: code};
      return dataTitle === undefined ? block : [createTitle(String(dataTitle)), block];
    },
    dl(state, node: Element) {
      return {
        type: 'list',
        ordered: false,
        spread: false,
        children: groupTerms(node).map(({term, descriptions}) => {
          const line = state.all(term) as PhrasingContent[];
          const blocks = descriptions.flatMap((each) => convertFlow(state, each)) as BlockContent[];
          const [first, ...others] = blocks;
          const hasOneParagraph = first?.type === 'paragraph' && others.every(({type}) => type === 'list');
          const children = hasOneParagraph
            ? [createParagraph([...line, createText(': '), ...first.children]), ...others]
            : [createParagraph(line), ...blocks];
          return {type: 'listItem', spread: !hasOneParagraph && blocks.some(({type}) => type !== 'list'), children};
        }),
      };
    },
  };
}

/**
 * Returns the blocks of a link that is a card: its title, followed by its texts. Returns an empty list for other links.
 */
function getCardBlocks(node: Element): Element[] {
  const content = node.children.filter((child) => child.type !== 'element' || toString(child) !== '');
  const blocks = content.filter((child) => child.type === 'element');
  if (blocks.length < content.length) return [];
  return blocks.length === 1 ? getCardBlocks(blocks[0]!) : blocks;
}

const isTitledBlock = (node: ElementContent): boolean =>
  node.type === 'element' && node.tagName === 'pre' && node.properties.dataTitle !== undefined;

/** Groups the children of a `dl` element by term, each with its descriptions. */
function groupTerms(list: Element): {term: Element; descriptions: Element[]}[] {
  const groups: {term: Element; descriptions: Element[]}[] = [];
  for (const child of list.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'dt') groups.push({term: child, descriptions: []});
    else if (child.tagName === 'dd') groups.at(-1)?.descriptions.push(child);
    else groups.push(...groupTerms(child));
  }
  return groups;
}

/** Returns the file name from a URL, without the content hash that the bundler adds. */
function getFileName(url: string): string {
  const [pathname = ''] = url.split(/[?#]/);
  return decodeURI(pathname.split('/').at(-1) || url).replace(CONTENT_HASH, '');
}

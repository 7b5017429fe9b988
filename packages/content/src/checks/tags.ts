import {visit} from 'unist-util-visit';
import {htmlTagNames} from 'html-tag-names';
import {htmlVoidElements} from 'html-void-elements';
import leven from 'leven';
import {svgTagNames} from 'svg-tag-names';
import {addDefaultId} from '@paydocs/core';
import {checkAttributes, checkCodeAttribute} from './attributes';
import {builtInComponents} from '../component-imports/builtInComponents';
import {checkComponent} from './components';
import {isTokenLike} from './tokens';
import {checkTabs, type MdxElement} from './tabs';
import type {PageDiagnostic} from '../pages/types';
import type {GuideCheckInput} from './guideCheck';

/** Elements that pages can't contain: those of the document, those that load or run code, and obsolete ones that hide text. */
const FORBIDDEN_ELEMENTS = new Set(
  (
    'applet base body embed frame frameset h1 handler head html link listener listing meta noembed noframes noscript ' +
    'object plaintext script style template title xmp'
  ).split(' '),
);
const ELEMENTS = new Set([...htmlTagNames, ...svgTagNames].map((name) => name.toLowerCase()));
/** Elements without an end tag, and elements whose end tag is optional in HTML. */
const ELEMENTS_WITHOUT_END_TAG = new Set(
  [
    ...htmlVoidElements,
    'caption colgroup dd dt li optgroup option p rp rt tbody td tfoot th thead tr'.split(' '),
  ].flat(),
);

const TAG = /<([A-Za-z][\w.-]*)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)/g;

/** An attribute with an optional value. The group captures its name. */
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g;

/**
 * Checks the tags of a page: HTML elements, components, and tabs. In MDX, also checks expressions and exports.
 *
 * @param page - parsed page or partial, with data of the site
 * @returns the diagnostics
 */
export function checkTags({tree, guide, site}: GuideCheckInput): PageDiagnostic[] {
  const schemas = {...builtInComponents, ...site.schemas};
  const isMdx = guide.file.endsWith('.mdx');
  const components = Object.keys(schemas);
  const diagnostics: PageDiagnostic[] = [];
  const imported = new Set<string>();
  let html = '';
  visit(tree, (node) => {
    if (node.type === 'html') html += `${node.value}\n`;
    if (node.type === 'mdxjsEsm') for (const name of getImportedNames(node.value)) imported.add(name);
  });
  visit(tree, (node, _index, parent) => {
    const {line, column} = node.position?.start ?? {};
    const add = (id: string, message: string): void => void diagnostics.push({id, line, column, message});
    switch (node.type) {
      case 'html':
        for (const {name, attributes, line: tagLine} of parseHtmlTags(node.value, line ?? 1)) {
          const nameMessage = checkHtmlElementName(name, components, {
            isClosed: hasEndTag(name, html),
            isInSvg: html.includes('<svg'),
          });
          if (nameMessage !== undefined)
            diagnostics.push({id: 'content/unknown-tag', line: tagLine, message: nameMessage});
          const messages = attributes.map((each) => checkCodeAttribute(each, `<${name}>`));
          for (const message of messages)
            if (message !== undefined) diagnostics.push({id: 'content/attribute', line: tagLine, message});
        }
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const isInSvg = parent !== undefined && 'name' in parent && svgTagNames.includes(parent.name ?? '');
        const message = checkJsxElementName(node.name, imported, components, isInSvg);
        if (message !== undefined)
          add(isHtmlElementName(node.name) ? 'content/unknown-tag' : 'content/unknown-component', message);
        if (hasStringStyle(node as MdxElement)) {
          add(
            'content/attribute',
            `the style of <${node.name}> is a string, but MDX requires an object. Use style={{color: 'red'}}, or delete the attribute.`,
          );
        }
        if (!imported.has(node.name ?? ''))
          checkComponent(node, schemas).forEach((each) => add('content/attribute', each));
        diagnostics.push(
          ...addDefaultId(checkAttributes(node, imported), 'content/attribute'),
          ...addDefaultId(checkTabs(node as MdxElement, parent as MdxElement | undefined), 'content/tabs'),
        );
        break;
      }
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!isComment(node.value) && !isTokenLike(node.value)) {
          add(
            'content/expression',
            `{${node.value}} is read as code. To show the braces as text, put a backslash before each one, or put the text in backticks.`,
          );
        }
        break;
      case 'mdxjsEsm':
        if (/^export\b/m.test(node.value)) {
          add(
            'content/expression',
            'a line that starts with "export" is code, which pages can\'t contain. Delete it, or start the line with another word.',
          );
        }
        break;
    }
  });
  return isMdx ? diagnostics : diagnostics.filter(({line}) => line !== undefined);
}

function getImportedNames(source: string): string[] {
  return [...source.matchAll(/^import\s+([^'"]*?)\s+from\b/gm)].flatMap((match) => match[1]?.match(/\w+/g) ?? []);
}

/** Parses the opening tags of HTML, except those in comments. */
function parseHtmlTags(html: string, firstLine: number): {name: string; attributes: string[]; line: number}[] {
  const visible = html.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...visible.matchAll(TAG)].map((match) => ({
    name: match[1] ?? '',
    attributes: [...(match[2] ?? '').matchAll(ATTRIBUTE)].map(([, name = '']) => name),
    line: firstLine + visible.slice(0, match.index).split('\n').length - 1,
  }));
}

/** Checks whether the HTML of a page closes a tag. It doesn't close placeholders, as in `GET /payments/<data>`. */
const hasEndTag = (name: string, html: string): boolean =>
  ELEMENTS_WITHOUT_END_TAG.has(name.toLowerCase()) ||
  new RegExp(`</${name}\\s*>|<${name}(?:\\s[^>]*)?/>`, 'i').test(html);

function checkHtmlElementName(
  name: string,
  components: readonly string[],
  {isClosed, isInSvg}: {isClosed: boolean; isInSvg: boolean},
): string | undefined {
  if (components.includes(name))
    return `<${name}> works only in pages that end in .mdx. Rename the file from .md to .mdx, and update the links to it.`;
  const element = name.toLowerCase();
  if (FORBIDDEN_ELEMENTS.has(element) && !(element === 'title' && isInSvg))
    return `pages can't contain <${name}>. Delete it. To show it as text, put it in backticks.`;
  if (!ELEMENTS.has(element))
    return `<${name}> is read as a tag, so readers won't see it. To show it as text, put it in backticks.${suggestTag(name, components)}`;
  return isClosed
    ? undefined
    : `the tag <${name}> isn't closed. Add </${name}> after its content. To show it as text, put it in backticks.`;
}

function checkJsxElementName(
  name: string | null,
  imported: ReadonlySet<string>,
  components: readonly string[],
  isInSvg: boolean,
): string | undefined {
  if (name === null || imported.has(name.split('.')[0] ?? '')) return undefined;
  // The parser of MDX reports tags that aren't closed.
  if (isHtmlElementName(name)) return checkHtmlElementName(name, components, {isClosed: true, isInSvg});
  if (components.includes(name)) return undefined;
  return `there's no component <${name}>.${suggestTag(name, components)} Available components: ${components.map((known) => `<${known}>`).join(', ')}. To use a different component, import it in the page, or add it to the guides.components option of @paydocs/preset.`;
}

/** Checks whether a name is that of an HTML element. Names of components start with a capital letter. */
const isHtmlElementName = (name: string | null): boolean => /^[a-z]/.test(name ?? '');

function hasStringStyle({attributes}: MdxElement): boolean {
  return (
    attributes?.some(
      (each) => each.type === 'mdxJsxAttribute' && each.name === 'style' && typeof each.value === 'string',
    ) ?? false
  );
}

function suggestTag(name: string, components: readonly string[]): string {
  const closest = [...components, ...htmlTagNames].find(
    (known) =>
      !FORBIDDEN_ELEMENTS.has(known) &&
      ((name.length > 3 && leven(known, name) === 1) || known.toLowerCase() === name.toLowerCase()),
  );
  return closest === undefined ? '' : ` Did you mean <${closest}>?`;
}

function isComment(code: string): boolean {
  return /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(code) || /^\s*(?:'[^']*'|"[^"]*")\s*$/.test(code);
}

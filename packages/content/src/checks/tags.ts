import {visit} from 'unist-util-visit';
import leven from 'leven';
import {addDefaultId} from '@paydocs/core';
import {checkAttributes, checkCodeAttribute} from './attributes';
import {EMBEDS} from '../embeds/embeds';
import {checkComponent} from './components';
import {isTokenLike} from './tokens';
import {checkTabs, type Element} from './tabs';
import type {PageDiagnostic} from '../pages/types';
import type {GuideCheckInput} from './guideCheck';

/** Components that the pages of every site use without imports. */
const BUILT_IN_COMPONENTS = ['Tabs', 'TabItem', 'Details', 'Head', ...EMBEDS];

/** HTML elements that pages can contain. */
const HTML_ELEMENTS = new Set(
  (
    'a abbr audio b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr ' +
    'i iframe img ins kbd li mark ol p picture pre q s samp small source span strong sub summary sup table tbody td tfoot ' +
    'th thead time tr track u ul var video wbr'
  ).split(' '),
);

const TAG = /<([A-Za-z][\w.-]*)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)/g;

/** Attribute with its value; the group is its name. */
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g;

/**
 * Checks the tags of a page: HTML, components, tabs, and the code that MDX allows.
 *
 * @param page - parsed page or partial, with facts about the site
 * @returns the diagnostics
 */
export function checkTags({tree, guide, site: {schemas}}: GuideCheckInput): PageDiagnostic[] {
  const isMdx = guide.file.endsWith('.mdx');
  const components = [...BUILT_IN_COMPONENTS, ...Object.keys(schemas)];
  const diagnostics: PageDiagnostic[] = [];
  const imported = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') for (const name of getImportedNames(node.value)) imported.add(name);
  });
  visit(tree, (node, _index, parent) => {
    const {line, column} = node.position?.start ?? {};
    const add = (id: string, message: string): void => void diagnostics.push({id, line, column, message});
    switch (node.type) {
      case 'html':
        for (const {name, attributes, line: tagLine} of parseHtmlTags(node.value, line ?? 1)) {
          const nameMessage = checkHtmlName(name, components);
          if (nameMessage !== undefined)
            diagnostics.push({id: 'content/unknown-tag', line: tagLine, message: nameMessage});
          const messages = attributes.map((each) => checkCodeAttribute(each, `<${name}>`));
          for (const message of messages)
            if (message !== undefined) diagnostics.push({id: 'content/attribute', line: tagLine, message});
        }
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const message = checkElementName(node.name, imported, components);
        if (message !== undefined)
          add(isElementName(node.name) ? 'content/unknown-tag' : 'content/unknown-component', message);
        if (hasStringStyle(node as Element)) {
          add(
            'content/attribute',
            `the style of <${node.name}> is a string, but MDX requires an object. Use style={{color: 'red'}}, or delete the attribute.`,
          );
        }
        if (!imported.has(node.name ?? ''))
          checkComponent(node, schemas).forEach((each) => add('content/attribute', each));
        diagnostics.push(
          ...addDefaultId(checkAttributes(node, imported), 'content/attribute'),
          ...addDefaultId(checkTabs(node as Element, parent as Element | undefined), 'content/tabs'),
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

function checkHtmlName(name: string, components: readonly string[]): string | undefined {
  if (HTML_ELEMENTS.has(name.toLowerCase())) return undefined;
  return components.includes(name)
    ? `<${name}> works only in pages that end in .mdx. Rename the file from .md to .mdx, and update the links to it.`
    : `<${name}> is read as a tag, so readers won't see it. To show it as text, put it in backticks.${suggestTag(name, components)}`;
}

function checkElementName(
  name: string | null,
  imported: ReadonlySet<string>,
  components: readonly string[],
): string | undefined {
  if (name === null || imported.has(name.split('.')[0] ?? '')) return undefined;
  if (isElementName(name)) return checkHtmlName(name, components);
  if (components.includes(name)) return undefined;
  return `there's no component <${name}>.${suggestTag(name, components)} Available components: ${components.map((known) => `<${known}>`).join(', ')}. To use a different component, import it in the page, or add it to the guides.components option of @paydocs/preset.`;
}

/** Checks for the name of an HTML element: components start with a capital letter. */
const isElementName = (name: string | null): boolean => /^[a-z]/.test(name ?? '');

function hasStringStyle({attributes}: Element): boolean {
  return (
    attributes?.some(
      (each) => each.type === 'mdxJsxAttribute' && each.name === 'style' && typeof each.value === 'string',
    ) ?? false
  );
}

function suggestTag(name: string, components: readonly string[]): string {
  const closest = [...components, ...HTML_ELEMENTS].find(
    (known) => (name.length > 3 && leven(known, name) === 1) || known.toLowerCase() === name.toLowerCase(),
  );
  return closest === undefined ? '' : ` Did you mean <${closest}>?`;
}

function isComment(code: string): boolean {
  return /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(code) || /^\s*(?:'[^']*'|"[^"]*")\s*$/.test(code);
}

/** What the MDX loader takes over of a compiled page. */
export interface CompiledPage {
  /** An ES module: `toc`, and the page's component as its default export. */
  content: string;
  /** Findings of MDX plugins; the loader reads the title from it when the page's text has one. */
  data: Record<string, unknown>;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
// The loader escapes the brace of an address before it compiles it.
const HEADING = /^(#{2,6}) (.+) \\?\{#([\w.:-]+)\}$/;
const COMPONENT = /^<([A-Z]\w*)((?: [a-z].*?)?)( \/)?>$/;
const ATTRIBUTE = /^ ([a-z]\w*)(?:="([^"]*)"|=\{)?/;
const NAME = /^[a-z]\w*$/;
const END = /^<\/[A-Z]\w*>$/;
/** What Markdown reads in the text of a heading. */
const MARKUP = /[\\`*_~<{[&:]/;

/**
 * Compiles a page that a generator made: imports, headings with an address, and components, each on a
 * line of its own. There are hundreds, and MDX, which has to expect anything, takes longer for each of
 * them than making it took.
 *
 * @param page - the page's file
 * @returns the module that MDX would make; `undefined` if anything else stands in the page
 */
export function compileGeneratedPage(page: string): CompiledPage | undefined {
  const imports: string[] = [];
  const toc: {value: string; id: string; level: number}[] = [];
  const root: string[] = [];
  const open: {name: string; props: string; children: string[]}[] = [];
  for (const line of page.replace(FRONT_MATTER, '').split('\n')) {
    const siblings = open.at(-1)?.children ?? root;
    const [, marks, value = '', id = ''] = HEADING.exec(line) ?? [];
    const [, name, attributes = '', isClosed] = COMPONENT.exec(line) ?? [];
    const props = propsOf(attributes);
    if (line === '') {
      continue;
    } else if (line.startsWith('import ')) {
      imports.push(line);
    } else if (marks && !MARKUP.test(value)) {
      toc.push({value, id, level: marks.length});
      siblings.push(element(`_components.h${marks.length}`, `id: ${quote(id)}`, [quote(value)]));
    } else if (name && props !== undefined && isClosed) {
      siblings.push(element(name, props, []));
    } else if (name && props !== undefined) {
      open.push({name, props, children: []});
    } else if (END.test(line) && open.length > 0) {
      const {name: opened, props: given, children} = open.pop()!;
      (open.at(-1)?.children ?? root).push(element(opened, given, children));
    } else {
      return undefined;
    }
  }
  return open.length === 0 ? {content: moduleOf(imports, toc, root), data: {}} : undefined;
}

function moduleOf(imports: readonly string[], toc: readonly unknown[], children: readonly string[]): string {
  return [
    "import {createElement as _element, Fragment as _Fragment} from 'react';",
    "import {useMDXComponents as _useComponents} from '@mdx-js/react';",
    ...imports,
    `export const toc = ${JSON.stringify(toc)};`,
    'export default function MDXContent({components}) {',
    "  const _components = {h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6', ..._useComponents(), ...components};",
    `  return ${element('_Fragment', '', children)};`,
    '}',
    '',
  ].join('\n');
}

function element(type: string, props: string, children: readonly string[]): string {
  return `_element(${[type, `{${props}}`, ...children].join(', ')})`;
}

/** Attributes as members of an object; `undefined` if a value is neither a text, nor JSON, nor a name. */
function propsOf(attributes: string): string | undefined {
  const members: string[] = [];
  let rest = attributes;
  while (rest !== '') {
    const [start, name = '', text] = ATTRIBUTE.exec(rest) ?? [];
    if (start === undefined) return undefined;
    rest = rest.slice(start.length);
    if (!start.endsWith('={')) {
      members.push(`${name}: ${text === undefined ? 'true' : quote(text)}`);
      continue;
    }
    const code = valueAt(rest);
    if (code === undefined) return undefined;
    rest = rest.slice(code.length + 1);
    members.push(`${name}: ${code}`);
  }
  return members.join(', ');
}

/** The text up to the brace that ends a value: JSON may hold braces too. */
function valueAt(text: string): string | undefined {
  for (let end = text.indexOf('}'); end !== -1; end = text.indexOf('}', end + 1)) {
    const value = text.slice(0, end);
    if (NAME.test(value) || isJson(value)) return value;
  }
  return undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function quote(text: string): string {
  return JSON.stringify(text);
}

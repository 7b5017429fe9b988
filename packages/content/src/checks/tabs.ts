import type {PageDiagnostic} from '../pages/types';

/** An MDX element, with the fields of mdast-util-mdx-jsx that the checks use. */
export interface MdxElement {
  type: string;
  name?: string | null;
  attributes?: {type: string; name?: string; value?: unknown}[];
  children?: MdxElement[];
  value?: string;
  position?: {start: {line: number; column: number}};
}

/**
 * Checks an element if it's `<Tabs>` or `<TabItem>`.
 *
 * @param element - an element of a page
 * @param parent - parent of the element
 * @returns the diagnostics
 */
export function checkTabs(element: MdxElement, parent: MdxElement | undefined): PageDiagnostic[] {
  const location = {line: element.position?.start.line, column: element.position?.start.column};
  if (element.name === 'TabItem') {
    const message = checkTabItem(element, parent);
    return message === undefined ? [] : [{...location, message}];
  }
  if (element.name !== 'Tabs') return [];
  const children = (element.children ?? []).filter(({type, value}) => type !== 'text' || value?.trim() !== '');
  const items = children.filter(({name}) => name === 'TabItem');
  if (items.length === 0) {
    const message =
      'this group of tabs has no tabs. Add a <TabItem value="…" label="…">, or delete <Tabs> and </Tabs>.';
    return [{...location, message}];
  }
  const others = children.filter((child) => child.name !== 'TabItem' && !isComment(child));
  const values = items.map((item) => getAttribute(item, 'value'));
  const duplicates = items.filter((_, index) => values[index] !== undefined && values.indexOf(values[index]) !== index);
  return [
    ...others.map(({position}) => ({
      line: position?.start.line,
      message: 'this content is inside <Tabs>, but not inside a <TabItem>. Move it into a <TabItem>, or out of <Tabs>.',
    })),
    ...duplicates.map((item) => ({
      line: item.position?.start.line,
      message: `another tab in this group has the same value, "${getAttribute(item, 'value')}". Change one of the values.`,
    })),
  ];
}

function checkTabItem(item: MdxElement, parent: MdxElement | undefined): string | undefined {
  if (parent?.name !== 'Tabs') {
    return 'this <TabItem> is outside <Tabs>. Put <Tabs> before the first tab and </Tabs> after the last.';
  }
  return getAttribute(item, 'value')
    ? undefined
    : 'this <TabItem> has no value in quotes. Add one, such as <TabItem value="curl" label="curl">.';
}

function getAttribute(element: MdxElement, name: string): string | undefined {
  const value = element.attributes?.find((candidate) => candidate.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Checks whether a node is an MDX comment. */
function isComment({type, value}: MdxElement): boolean {
  return type === 'mdxFlowExpression' && /^\s*\/\*/.test(value ?? '');
}

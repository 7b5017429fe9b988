import type {Mistake} from '../pages/types';

/** An element of MDX: what matters here of mdast-util-mdx-jsx. */
export interface Element {
  type: string;
  name?: string | null;
  attributes?: {type: string; name?: string; value?: unknown}[];
  children?: Element[];
  value?: string;
  position?: {start: {line: number; column: number}};
}

/**
 * @param element - an element of a page
 * @param parent - what it stands in
 * @returns what is wrong with it, if it is a group of tabs or a tab
 */
export function tabMistakes(element: Element, parent: Element | undefined): Mistake[] {
  const place = {line: element.position?.start.line, column: element.position?.start.column};
  if (element.name === 'TabItem') {
    const message = itemMistake(element, parent);
    return message === undefined ? [] : [{...place, message}];
  }
  if (element.name !== 'Tabs') return [];
  const children = (element.children ?? []).filter(({type, value}) => type !== 'text' || value?.trim() !== '');
  const items = children.filter(({name}) => name === 'TabItem');
  if (items.length === 0) {
    const message =
      'this group of tabs has no tabs. Add a <TabItem value="…" label="…">, or delete <Tabs> and </Tabs>.';
    return [{...place, message}];
  }
  const others = children.filter((child) => child.name !== 'TabItem' && !isInvisible(child));
  const values = items.map((item) => attribute(item, 'value'));
  const doubled = items.filter((_, index) => values[index] !== undefined && values.indexOf(values[index]) !== index);
  return [
    ...others.map(({position}) => ({
      line: position?.start.line,
      message:
        "between <Tabs> and </Tabs>, there's content outside the tabs. Move it into a <TabItem>, or out of <Tabs>.",
    })),
    ...doubled.map((item) => ({
      line: item.position?.start.line,
      message: `two tabs in this group have the value "${attribute(item, 'value')}". Change one of them.`,
    })),
  ];
}

function itemMistake(item: Element, parent: Element | undefined): string | undefined {
  if (parent?.name !== 'Tabs') {
    return 'this <TabItem> is outside <Tabs>. Put <Tabs> before the first tab and </Tabs> after the last.';
  }
  return attribute(item, 'value')
    ? undefined
    : 'this <TabItem> has no value. Write <TabItem value="curl" label="curl">.';
}

function attribute(element: Element, name: string): string | undefined {
  const value = element.attributes?.find((candidate) => candidate.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Comments, in braces. */
function isInvisible({type, value}: Element): boolean {
  return type === 'mdxFlowExpression' && /^\s*\/\*/.test(value ?? '');
}

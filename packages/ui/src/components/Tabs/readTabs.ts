import {Children, isValidElement, type ReactNode} from 'react';
import type {Tab} from '../TabList';

/** What a writer gives a `<TabItem>`. */
export interface TabItemProps {
  /** Without it, the label is the value. */
  value: string;
  label?: string;
  /** Whether this tab is open at first, instead of the first one. */
  default?: boolean;
  children?: ReactNode;
}

/** What a writer gives a `<Tabs>`. */
export interface TabsProps {
  /** Groups of one name change together, on all pages. The code samples' is `language`. */
  groupId?: string;
  /** What is chosen, for screen readers. */
  label?: string;
  /** Labels for the values of the items. */
  values?: readonly Omit<TabItemProps, 'children'>[];
  defaultValue?: string;
  children?: ReactNode;
}

/**
 * @param props - as written
 * @returns the tabs with what they show, and the position of the one that is open at first
 * @throws Error that says what is wrong and how to cure it
 */
export function readTabs({groupId, values = [], defaultValue, children}: TabsProps): {
  tabs: (Tab & {children: ReactNode})[];
  open: number;
} {
  const name = groupId === undefined ? 'A group of tabs' : `The group of tabs "${groupId}"`;
  const items = Children.toArray(children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map((child) => {
      if (isValidElement<TabItemProps>(child) && typeof child.props.value === 'string') return child.props;
      throw new Error(`${name} can contain only <TabItem value="…"> elements.`);
    });
  if (items.length === 0) throw new Error(`${name} has no tabs. Add a <TabItem value="…">, or remove the group.`);

  const tabs = items.map((item) => {
    const given = values.find(({value}) => value === item.value);
    return {
      value: item.value,
      label: item.label ?? given?.label ?? item.value,
      first: item.default ?? given?.default ?? item.value === defaultValue,
      children: item.children,
    };
  });
  const doubled = tabs.find(({value}, index) => tabs.findIndex((tab) => tab.value === value) !== index);
  if (doubled) throw new Error(`${name} has two tabs with the value "${doubled.value}".`);
  const missing = [...values.map(({value}) => value), ...(defaultValue === undefined ? [] : [defaultValue])].find(
    (value) => !tabs.some((tab) => tab.value === value),
  );
  if (missing !== undefined) throw new Error(`${name} has no <TabItem value="${missing}">.`);
  return {
    tabs,
    open: Math.max(
      tabs.findIndex(({first}) => first),
      0,
    ),
  };
}

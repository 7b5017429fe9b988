import {Children, isValidElement, type ReactNode} from 'react';
import type {Tab} from '../TabList';

/** Props of `<TabItem>`. */
export interface TabItemProps {
  /** Value of the tab, which is also the default for its label. */
  value: string;
  label?: string;
  /** True if this tab is open at first instead of the first one. */
  default?: boolean;
  /** Class of the panel. */
  className?: string;
  children?: ReactNode;
}

/** Props of `<Tabs>`. */
export interface TabsProps {
  /** ID of the group. Tabs with the same group change together, on all pages. Code samples use `language`. */
  groupId?: string;
  /** Label of the choice, for screen readers. */
  label?: string;
  /** Labels and other props of the items, by their values. */
  values?: readonly Omit<TabItemProps, 'children'>[];
  defaultValue?: string;
  /** Class of the list of tabs. */
  className?: string;
  children?: ReactNode;
}

/**
 * Resolves the tabs from the props of `<Tabs>`.
 *
 * @param props - props, as the writer wrote them
 * @returns the tabs with their content, and the index of the tab that is open at first
 * @throws Error if the tabs are invalid; its message explains the fix
 */
export function resolveTabs({groupId, values = [], defaultValue, children}: TabsProps): {
  tabs: (Tab & Pick<TabItemProps, 'className' | 'children'>)[];
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
    const valueProps = values.find(({value}) => value === item.value);
    return {
      value: item.value,
      label: item.label ?? valueProps?.label ?? item.value,
      isDefault: item.default ?? valueProps?.default ?? item.value === defaultValue,
      className: item.className,
      children: item.children,
    };
  });
  const duplicate = tabs.find(({value}, index) => tabs.findIndex((tab) => tab.value === value) !== index);
  if (duplicate) throw new Error(`${name} has two tabs with the value "${duplicate.value}". Change one of them.`);
  const missing = [...values.map(({value}) => value), ...(defaultValue === undefined ? [] : [defaultValue])].find(
    (value) => !tabs.some((tab) => tab.value === value),
  );
  if (missing !== undefined) throw new Error(`${name} has no <TabItem value="${missing}">.`);
  return {
    tabs,
    open: Math.max(
      tabs.findIndex(({isDefault}) => isDefault),
      0,
    ),
  };
}

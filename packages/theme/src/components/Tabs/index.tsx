import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TabList, {getTabIds} from '../TabList';
import {resolveTabs, type TabItemProps, type TabsProps} from './resolveTabs';
import styles from './styles.module.css';

/** Renders tabs with one visible panel. The HTML contains all panels, for search, print, and pages without scripts. */
export default function Tabs(props: TabsProps): ReactNode {
  const base = useId();
  const {tabs, open} = resolveTabs(props);
  const {
    groupId = '',
    className,
    label = groupId === 'language' ? translate({id: 'paydocs.tabs.language', message: 'Language'}) : undefined,
  } = props;
  return (
    <div className={styles.picker} data-picker={groupId}>
      <TabList base={base} tabs={tabs} label={label} open={open} className={className} />
      {tabs.map((tab, index) => {
        const ids = getTabIds(base, index);
        return (
          <div
            key={tab.value}
            role="tabpanel"
            id={ids.panel}
            aria-labelledby={ids.tab}
            className={clsx(styles.panel, tab.className)}
            data-title={tab.label}
            hidden={index !== open}
          >
            {tab.children}
          </div>
        );
      })}
    </div>
  );
}

/**
 * Represents a tab. {@link Tabs} reads its props instead of rendering it, so it throws an error outside of `<Tabs>`.
 */
export function TabItem({value}: TabItemProps): ReactNode {
  throw new Error(`<TabItem value="${value}"> is outside <Tabs>.`);
}

import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Tab {
  /** What the choice is stored as, the same in all pickers of a group. */
  value: string;
  label: string;
}

interface Props {
  /** A prefix for ids that is unique on the page. */
  base: string;
  tabs: readonly Tab[];
  /** What is chosen here, for screen readers. */
  label?: string;
  /** Position of the tab that is open at first. */
  open?: number;
}

/**
 * The tabs of a picker; the panels beside it get their ids from {@link tabIds}. It holds no state:
 * listeners of the whole site open panels (`packages/static-pages/src/shell/picker.ts`), so it needs no script of its own.
 */
export default function TabList({base, tabs, label, open = 0}: Props): ReactNode {
  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map((tab, index) => {
        const ids = tabIds(base, index);
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={ids.tab}
            aria-controls={ids.panel}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            data-value={tab.value}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

/** @returns the ids of a tab and of its panel */
export function tabIds(base: string, index: number): {tab: string; panel: string} {
  return {tab: `${base}tab-${index}`, panel: `${base}panel-${index}`};
}

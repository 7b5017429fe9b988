import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Tab {
  /** Value that is stored when the reader chooses the tab. It's the same in all pickers of a group. */
  value: string;
  label: string;
}

interface Props {
  /** Prefix of the tabs' and panels' IDs, unique on the page. */
  base: string;
  tabs: readonly Tab[];
  /** Label of the choice, for screen readers. */
  label?: string;
  /** Index of the tab that is open at first. */
  open?: number;
  /** Additional class of the list. */
  className?: string | undefined;
}

/**
 * Renders the tabs of a picker, without state. The caller renders the panels, with IDs from {@link getTabIds}, and the
 * shell opens them (`packages/static-pages/src/shell/picker.ts`).
 */
export default function TabList({base, tabs, label, open = 0, className}: Props): ReactNode {
  return (
    <div role="tablist" aria-label={label} className={clsx(styles.tabs, className)}>
      {tabs.map((tab, index) => {
        const ids = getTabIds(base, index);
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

/** Returns the IDs of the tab with an index, and of its panel. */
export function getTabIds(base: string, index: number): {tab: string; panel: string} {
  return {tab: `${base}tab-${index}`, panel: `${base}panel-${index}`};
}

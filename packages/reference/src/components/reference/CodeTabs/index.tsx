import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TabList, {tabIds} from '@paydocs/ui/components/TabList';
import type {SamplesData} from '../../../data/reference';
import {CodePanel} from '../Code';
import {Picker} from '../Picker';
import styles from '../styles/code.module.css';

interface Props {
  samples: SamplesData;
  /** What the tabs are, for screen readers; languages by default, of which a choice counts for all pages. */
  label?: string;
  /** Whether it is a part of the page by itself, and not inside of one. */
  isPart?: boolean;
  /** What stands above the tabs: the choice of an example, where there are several. */
  above?: ReactNode;
  /** A further button beside the tabs. */
  action?: ReactNode;
  /** What stands below. */
  children?: ReactNode;
}

/** Blocks of code in tabs; a single one has its name above. */
export function CodeTabs({samples: {tabs, examples}, label, isPart, above, action, children}: Props): ReactNode {
  const base = useId();
  const isChoice = examples.length > 1;
  return (
    <Picker
      isPart={isPart}
      group={label === undefined ? 'language' : ''}
      above={above}
      action={action}
      choice={
        tabs.length > 1 ? (
          <TabList
            base={base}
            tabs={tabs.map(({id, label: text}) => ({value: id, label: text}))}
            label={label ?? translate({id: 'paydocs.tabs.language', message: 'Language'})}
          />
        ) : (
          <span className={styles.single}>{tabs[0]?.label}</span>
        )
      }
      copies={
        label === undefined
          ? translate({id: 'paydocs.ref.copySample', message: 'Copy the code sample'})
          : translate({id: 'paydocs.ref.copyExample', message: 'Copy the example'})
      }
      codes={tabs.flatMap((_, index) => examples.map(({code}) => code[index] ?? ''))}
    >
      {tabs.map((tab, index) => (
        <Panel key={tab.id} ids={tabs.length > 1 ? tabIds(base, index) : undefined} hidden={index > 0}>
          {examples.map((example, at) => (
            <CodePanel
              key={example.id}
              code={example.code[index] ?? ''}
              shown={index === 0 && at === 0}
              hidden={at > 0}
              title={isChoice ? `${tab.label}: ${example.label}` : tab.label}
              example={isChoice ? example.id : undefined}
            />
          ))}
        </Panel>
      ))}
      {children}
    </Picker>
  );
}

interface PanelProps {
  /** Absent when there is no tab. */
  ids?: {tab: string; panel: string};
  hidden: boolean;
  children: ReactNode;
}

function Panel({ids, hidden, children}: PanelProps): ReactNode {
  if (!ids) return children;
  return (
    <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} hidden={hidden}>
      {children}
    </div>
  );
}

import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {TabList, getTabIds} from '@paydocs/theme';
import type {SamplesData} from '../../../data/reference';
import {CodePanel} from '../Code';
import {CodePicker} from '../Picker';
import styles from '../styles/code.module.css';

interface Props {
  samples: SamplesData;
  /** Label of the tabs for screen readers. By default, tabs are languages, and the choice applies to all pages. */
  label?: string;
  /** `true` if the block isn't nested in another element of the page. */
  isTopLevel?: boolean;
  /** Content above the tabs: the choice of an example, if there are several. */
  header?: ReactNode;
  /** Additional button next to the tabs. */
  action?: ReactNode;
  /** Content below the code. */
  children?: ReactNode;
}

/** Renders blocks of code in tabs, or a single block with its name above it. */
export function CodeTabs({samples: {tabs, examples}, label, isTopLevel, header, action, children}: Props): ReactNode {
  const idPrefix = useId();
  const hasChoice = examples.length > 1;
  return (
    <CodePicker
      isTopLevel={isTopLevel}
      group={label === undefined ? 'language' : ''}
      header={header}
      action={action}
      choice={
        tabs.length > 1 ? (
          <TabList
            base={idPrefix}
            tabs={tabs.map(({id, label: text}) => ({value: id, label: text}))}
            label={label ?? translate({id: 'paydocs.tabs.language', message: 'Language'})}
          />
        ) : (
          <span className={styles.single}>{tabs[0]?.label}</span>
        )
      }
      copyLabel={
        label === undefined
          ? translate({id: 'paydocs.ref.copySample', message: 'Copy the code sample'})
          : translate({id: 'paydocs.ref.copyExample', message: 'Copy the example'})
      }
    >
      {tabs.map((tab, index) => (
        <Panel key={tab.id} ids={tabs.length > 1 ? getTabIds(idPrefix, index) : undefined} hidden={index > 0}>
          {examples.map((example, exampleIndex) => (
            <CodePanel
              key={example.id}
              code={example.code[index] ?? ''}
              language={label === undefined ? tab.id : undefined}
              hidden={exampleIndex > 0}
              title={hasChoice ? `${tab.label}: ${example.label}` : tab.label}
              example={hasChoice ? example.id : undefined}
            />
          ))}
        </Panel>
      ))}
      {children}
    </CodePicker>
  );
}

interface PanelProps {
  /** IDs of the tab and its panel; undefined if there are no tabs. */
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

import {useId, type ReactNode} from 'react';
import type {CodeTabData, GraphqlPageData} from '@site/src/lib/graphqlData';
import CopyButton from '../../CopyButton';
import {CodePanel, Colours} from '../../reference/Code';
import styles from '../../reference/styles/code.module.css';
import TabList, {tabIds} from '../../TabList';
import WrapButton from '../../WrapButton';

/** An example: what is sent and what comes back; below, the programs that send it. */
export function Example({page: {example}}: {page: GraphqlPageData}): ReactNode {
  if (!example) return null;
  const {parts, calls, byLanguage, fails} = example;
  return (
    <div data-rest="">
      {fails !== undefined && (
        <p>
          With an API key, this request fails with the code <code>{fails}</code>.
        </p>
      )}
      <CodeTabs tabs={parts} label="Example" />
      {calls && (
        <CodeTabs tabs={calls} label={byLanguage ? 'Language' : 'Connection'} group={byLanguage && 'language'} />
      )}
    </div>
  );
}

interface Props {
  tabs: CodeTabData[];
  /** What is chosen, for screen readers. */
  label: string;
  /** Name of the group that changes together on all pages. */
  group?: string;
}

/** Blocks of code in tabs; a single one has its name above. */
function CodeTabs({tabs, label, group = ''}: Props): ReactNode {
  const base = useId();
  const [first] = tabs;
  return (
    <div data-picker={group} data-copy-scope="" className={styles.picker}>
      <div className={styles.bar}>
        {tabs.length > 1 ? (
          <TabList base={base} tabs={tabs.map(({id, label: text}) => ({value: id, label: text}))} label={label} />
        ) : (
          <span className={styles.single}>{first?.label}</span>
        )}
        <WrapButton />
        <CopyButton label={group === '' ? 'Copy the example' : 'Copy the code sample'} />
      </div>
      {tabs.map((tab, index) => (
        <Panel key={tab.id} tab={tab} ids={tabs.length > 1 ? tabIds(base, index) : undefined} shown={index === 0} />
      ))}
      <Colours codes={tabs.map(({code}) => code)} />
    </div>
  );
}

interface PanelProps {
  tab: CodeTabData;
  /** Absent when there is no tab. */
  ids?: {tab: string; panel: string};
  shown: boolean;
}

function Panel({tab: {id, label, code}, ids, shown}: PanelProps): ReactNode {
  const panel = <CodePanel code={code} shown={shown} title={label} example={id} />;
  if (!ids) return panel;
  return (
    <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} hidden={!shown}>
      {panel}
    </div>
  );
}

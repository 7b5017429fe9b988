import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {AlternativeData, ChoiceData} from '@site/src/lib/restData';
import {FieldList} from './FieldList';
import {SchemaBody, TypeLine} from './Schema';
import styles from '../../reference/styles/fields.module.css';

const INTRO: Record<ChoiceData['rule'], string> = {
  one: 'One of these',
  any: 'Any of these',
  conditions: 'Further rules',
};

interface Props {
  choice: ChoiceData;
  /** How many fields stand around it. */
  depth: number;
}

/** A choice between schemas, each alternative with its name and the value that selects it; or rules that hold besides. */
export function Choice({choice: {rule, by, alternatives}, depth}: Props): ReactNode {
  return (
    <div className={styles.choice}>
      <p>
        {INTRO[rule]}
        {by !== undefined && (
          <>
            , by <code>{by}</code>
          </>
        )}
        :
      </p>
      {alternatives.map((alternative, index) => (
        <Alternative
          key={alternative.id}
          alternative={alternative}
          by={by}
          open={rule === 'conditions' || index === 0}
          depth={depth}
        />
      ))}
    </div>
  );
}

interface AlternativeProps {
  alternative: AlternativeData;
  by?: string;
  open: boolean;
  depth: number;
}

function Alternative({alternative, by, open, depth}: AlternativeProps): ReactNode {
  const {id, label, when, fields, ...schema} = alternative;
  useBrokenLinks().collectAnchor(id);
  return (
    <details className={styles.alternative} id={id} open={open}>
      <summary>
        <strong>{label}</strong>
        {when?.map((value) => (
          <code key={value}>{by === undefined ? value : `${by}: ${value}`}</code>
        ))}
      </summary>
      <p className={styles.type}>
        <TypeLine schema={schema} />
      </p>
      <SchemaBody schema={schema} name={label} depth={depth + 1} />
      {fields && <FieldList fields={fields} depth={depth + 1} />}
    </details>
  );
}

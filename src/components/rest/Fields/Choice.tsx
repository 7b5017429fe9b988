import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {AlternativeData, ChoiceData} from '@site/src/lib/restData';
import {FieldList} from './FieldList';
import {SchemaBody, TypeLine} from './Schema';
import styles from './styles.module.css';

/** A choice between schemas, each alternative with its name and the value that selects it. */
export function Choice({choice: {rule, by, alternatives}}: {choice: ChoiceData}): ReactNode {
  return (
    <div className={styles.choice}>
      <p>
        {rule === 'one' ? 'One of these' : 'Any of these'}
        {by !== undefined && (
          <>
            , by <code>{by}</code>
          </>
        )}
        :
      </p>
      {alternatives.map((alternative, index) => (
        <Alternative key={alternative.id} alternative={alternative} by={by} open={index === 0} />
      ))}
    </div>
  );
}

function Alternative({alternative, by, open}: {alternative: AlternativeData; by?: string; open: boolean}): ReactNode {
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
      <SchemaBody schema={schema} name={label} />
      {fields && <FieldList fields={fields} />}
    </details>
  );
}

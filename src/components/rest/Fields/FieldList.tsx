import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {FieldData} from '@site/src/lib/restData';
import {SchemaBody, TypeLine} from './Schema';
import styles from './styles.module.css';

/** Properties, parameters or headers as a description list. Each has an address of its own. */
export function FieldList({fields}: {fields: FieldData[]}): ReactNode {
  return (
    <dl className={styles.list}>
      {fields.map((field) => (
        <Field key={field.id} field={field} />
      ))}
    </dl>
  );
}

function Field({field}: {field: FieldData}): ReactNode {
  const {id, name, required} = field;
  useBrokenLinks().collectAnchor(id);
  return (
    <>
      <dt id={id}>
        <a href={`#${id}`}>{name}</a>
        {required === true && <span className={styles.required}>required</span>}
      </dt>
      <dd>
        <TypeLine schema={field} required={required === 'always'} />
        <SchemaBody schema={field} name={name} />
      </dd>
    </>
  );
}

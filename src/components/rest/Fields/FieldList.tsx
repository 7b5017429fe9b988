import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {FieldData} from '@site/src/lib/restData';
import {SchemaDetails, TypeLine, hasDetails} from './Schema';
import styles from '../../reference/styles/fields.module.css';

interface Props {
  fields: FieldData[];
  /** How many fields stand around these. */
  depth?: number;
}

/** Properties, parameters or headers as a description list. Each has an address of its own. */
export function FieldList({fields, depth = 0}: Props): ReactNode {
  return (
    <dl className={styles.list}>
      {fields.map((field) => (
        <Field key={field.id} field={field} depth={depth} />
      ))}
    </dl>
  );
}

/** The name with its type, the description, and what is nested: as few elements as a page of 300 fields can bear. */
function Field({field, depth}: {field: FieldData; depth: number}): ReactNode {
  const {id, name, required, html} = field;
  const details = hasDetails(field);
  useBrokenLinks().collectAnchor(id);
  return (
    <>
      <dt id={id}>
        <a href={`#${id}`} data-copy-address="">
          {name}
        </a>{' '}
        {required === true && <b>required</b>} <TypeLine schema={field} required={required === 'always'} />
      </dt>
      {html !== undefined && <dd dangerouslySetInnerHTML={{__html: withoutParagraph(html)}} />}
      {(details || html === undefined) && (
        <dd>
          <SchemaDetails schema={field} name={name} depth={depth} />
        </dd>
      )}
    </>
  );
}

/** A single paragraph needs no element of its own. */
function withoutParagraph(html: string): string {
  return /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html)?.[1] ?? html;
}

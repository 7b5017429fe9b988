import {Fragment, type ReactNode} from 'react';
import type {GraphqlPageData} from '../../../data/graphql';
import type {FieldData} from '../../../data/reference';
import {FactLine, Nested, named} from '../../reference/Fields';
import styles from '../../reference/styles/fields.module.css';
import {Html} from '@paydocs/ui/components/Html';
import {TypeCode, typeName} from '../TypeCode';

/** More fields than this wait behind a disclosure. */
const FEW = 12;

/** What an operation returns: the type, and its fields in a line or two; their own page says more. */
export function Returns({page: {returns}}: {page: GraphqlPageData}): ReactNode {
  if (!returns) return null;
  const {type, ref, html, fields, possible} = returns;
  const list = (
    <dl className={styles.list}>
      {fields?.map((field) => (
        <Field key={field.id} field={field} page={ref?.href ?? ''} />
      ))}
    </dl>
  );
  return (
    <div data-rest="">
      <p>
        <TypeCode type={type} link={ref} />
      </p>
      <Html html={html} />
      {possible && (
        <ul>
          {possible.map(({text, href}) => (
            <li key={text}>{href === undefined ? text : <a href={href}>{text}</a>}</li>
          ))}
        </ul>
      )}
      {fields && fields.length <= FEW && list}
      {fields && fields.length > FEW && (
        <Nested name={typeName(type)} inside={named(fields.map((field) => field.name))}>
          {list}
        </Nested>
      )}
    </div>
  );
}

interface FieldProps {
  field: FieldData;
  /** Address of the type that has it. */
  page: string;
}

function Field({field, page}: FieldProps): ReactNode {
  return (
    <Fragment>
      <dt>
        <a href={`${page}#${field.id}`}>{field.name}</a>
        <FactLine of={field} type={[<TypeCode key="type" type={field.type} link={field.ref} />]} />
      </dt>
      <dd dangerouslySetInnerHTML={{__html: field.html ?? ''}} />
    </Fragment>
  );
}

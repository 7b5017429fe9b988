import type {ReactNode} from 'react';
import type {FieldData, TypeData} from '../../../data/reference';
import {FieldList, CollapsibleFields} from '../../reference/Fields';
import {TypeCode} from '../TypeCode';

interface Props {
  fields: FieldData[];
  /** Link to the page of the type that has the fields. */
  type: TypeData['ref'];
}

/** Renders the fields of a type on the page of an operation that takes or returns it. Names link to the type's page. */
export function TypeFields({fields, type}: Props): ReactNode {
  return (
    <CollapsibleFields
      items={fields}
      renderList={(visibleFields) => (
        <FieldList
          items={visibleFields}
          page={type?.href ?? ''}
          renderType={(field) => [<TypeCode key="type" type={field.type} link={field.ref} />]}
        />
      )}
    />
  );
}

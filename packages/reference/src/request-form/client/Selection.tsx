import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Json} from '@paydocs/specs/client';
import {getDefaultFields, TYPE_CONDITION_PREFIX, listSelectableFields} from '../form/graphql';
import type {OutputTypes} from '../graphqlForm';
import {isObject, getPathKey, type Path} from '../form/path';
import {getFieldId, useForm} from './context';
import {getErrorMessage} from './messages';

interface Props {
  types: OutputTypes;
  /** Name of the type whose fields are listed. */
  type: string;
  path: Path;
  value: Json | undefined;
}

/** Renders the fields of a type as checkboxes. A selected object field lists its own fields. */
function Selection({types, type, path, value}: Props): ReactNode {
  const {errors, change} = useForm();
  const selected = isObject(value) ? value : {};
  const validationError = errors.get(getPathKey(path));
  return (
    <div className="builder-selection" id={getFieldId(path)}>
      {validationError && <p className="builder-error">{getErrorMessage(validationError)}</p>}
      <ul>
        {listSelectableFields(types, type).map(([name, inner]) => {
          const fieldPath = [...path, name];
          const isSelected = Object.hasOwn(selected, name);
          return (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  checked={isSelected}
                  aria-invalid={validationError !== undefined}
                  onChange={() =>
                    change(
                      fieldPath,
                      isSelected ? undefined : inner === '' ? true : (getDefaultFields(types, inner) as Json),
                    )
                  }
                />
                <code>{name.startsWith(TYPE_CONDITION_PREFIX) ? `… on ${inner}` : name}</code>
              </label>
              {isSelected && inner !== '' && (
                <Selection types={types} type={inner} path={fieldPath} value={selected[name]} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Renders the section in which the reader selects fields of an operation's result. */
export function SelectedFieldsSection({types, type, value}: Omit<Props, 'path'>): ReactNode {
  return (
    <section aria-labelledby="builder-fields">
      <h3 id="builder-fields">
        <Translate id="paydocs.builder.fields">Response fields</Translate>
      </h3>
      <Selection types={types} type={type} path={['body', 'fields']} value={value} />
    </section>
  );
}

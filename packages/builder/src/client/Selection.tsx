import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Json} from '@paydocs/specs/openapi/document';
import {firstFields, ON, selectable} from '../form/graphql';
import type {OutputTypes} from '../graphqlForm';
import {isObject, pathKey, type Path} from '../form/path';
import {idOf, useForm} from './context';
import {messageOf} from './messages';

interface Props {
  types: OutputTypes;
  /** The type whose fields are listed. */
  type: string;
  path: Path;
  value: Json | undefined;
}

/** The fields of a type: those that are checked are asked for. An object's own fields are listed when it is. */
export function Selection({types, type, path, value}: Props): ReactNode {
  const {problems, change} = useForm();
  const selected = isObject(value) ? value : {};
  const problem = problems.get(pathKey(path));
  return (
    <div className="builder-selection" id={idOf(path)}>
      {problem && <p className="builder-error">{messageOf(problem)}</p>}
      <ul>
        {selectable(types, type).map(([name, inner]) => {
          const place = [...path, name];
          const isSelected = Object.hasOwn(selected, name);
          return (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  checked={isSelected}
                  aria-invalid={problem !== undefined}
                  onChange={() =>
                    change(place, isSelected ? undefined : inner === '' ? true : (firstFields(types, inner) as Json))
                  }
                />
                <code>{name.startsWith(ON) ? `… on ${inner}` : name}</code>
              </label>
              {isSelected && inner !== '' && (
                <Selection types={types} type={inner} path={place} value={selected[name]} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The fields of what an operation returns. */
export function SelectedFieldsPart({types, type, value}: Omit<Props, 'path'>): ReactNode {
  return (
    <section aria-labelledby="builder-fields">
      <h3 id="builder-fields">
        <Translate id="paydocs.builder.fields">Response fields</Translate>
      </h3>
      <Selection types={types} type={type} path={['body', 'fields']} value={value} />
    </section>
  );
}

import {useState, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ownValue} from '@paydocs/core/ownValue';
import type {Json, Schema} from '@paydocs/specs/openapi/document';
import {isObject, type Path} from '../form/path';
import type {Shape} from '../form/shape';
import {startValue} from '../form/start';
import {focusPart, idOf, useForm, type PartProps} from './context';

interface Props {
  label: string;
  path: Path;
  shape: Shape;
  value: Json | undefined;
  /** Shows what is inside: it stands in a file that imports this one. */
  Part: ComponentType<PartProps>;
}

/** What is inside of an object or a list, and what can be added to it. */
export function Group({label, path, shape: {kind, schema, choices}, value, Part}: Props): ReactNode {
  if (kind === 'array') return <Items label={label} path={path} schema={schema} value={value} Part={Part} />;
  const given = isObject(value) ? value : {};
  const {properties = {}, required = [], additionalProperties} = schema;
  // The choice says it already.
  const told = choices.flatMap(({by}) =>
    by !== undefined && ownValue(properties, by)?.const !== undefined ? [by] : [],
  );
  const shown = Object.keys(properties).filter(
    (name) => !told.includes(name) && (Object.hasOwn(given, name) || required.includes(name)),
  );
  const others = Object.keys(given).filter((name) => !Object.hasOwn(properties, name) && !told.includes(name));
  const free = Object.keys(properties).filter((name) => !shown.includes(name) && !told.includes(name));
  return (
    <>
      {shown.map((name) => (
        <Part
          key={name}
          label={name}
          path={[...path, name]}
          schema={properties[name] ?? true}
          value={ownValue(given, name)}
          isRequired={required.includes(name)}
          removable={required.includes(name) ? undefined : path}
        />
      ))}
      {others.map((name) => (
        <Part
          key={name}
          label={name}
          path={[...path, name]}
          schema={schemaOfOther(schema, name)}
          value={given[name]}
          removable={path}
        />
      ))}
      <FieldList
        path={path}
        fields={free.map((name) => ({
          name,
          schema: properties[name] ?? true,
          isDeprecated: properties[name]?.deprecated === true,
        }))}
      />
      {(additionalProperties === undefined ? Object.keys(properties).length === 0 : additionalProperties !== false) && (
        <NewEntry label={label} path={path} schema={schema} taken={Object.keys(given)} />
      )}
    </>
  );
}

function schemaOfOther({patternProperties = {}, additionalProperties = true}: Schema, name: string): Schema | boolean {
  const found = Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern, 'u').test(name));
  return found?.[1] ?? (additionalProperties === false ? true : additionalProperties);
}

interface FieldListProps {
  path: Path;
  fields: readonly {name: string; schema: Schema | boolean; isDeprecated: boolean; key?: string}[];
}

/** Buttons for what may be sent and isn't yet. */
export function FieldList({path, fields}: FieldListProps): ReactNode {
  const {doc, change} = useForm();
  if (fields.length === 0) return null;
  return (
    <details className="builder-more">
      <summary>
        <Translate id="paydocs.builder.more" values={{count: fields.length}}>
          {'Optional fields: {count}'}
        </Translate>
      </summary>
      <ul>
        {fields.map(({name, schema, isDeprecated, key = name}) => (
          <li key={key}>
            <button
              type="button"
              aria-label={translate({id: 'paydocs.builder.add', message: 'Add {name}'}, {name})}
              onClick={() => {
                change([...path, key], startValue(doc, schema));
                focusPart([...path, key]);
              }}
            >
              {isDeprecated ? <s>{name}</s> : name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Items({label, path, schema, value, Part}: Omit<Props, 'shape'> & {schema: Schema}): ReactNode {
  const {doc, change} = useForm();
  const items = Array.isArray(value) ? value : [];
  const schemaAt = (index: number): Schema | boolean => schema.prefixItems?.[index] ?? schema.items ?? true;
  return (
    <>
      {items.map((item, index) => (
        <Part
          key={index}
          label={`${label}[${index}]`}
          path={[...path, index]}
          schema={schemaAt(index)}
          value={item}
          removable={path}
        />
      ))}
      {schemaAt(items.length) !== false && (
        <button
          type="button"
          className="builder-add"
          aria-label={translate({id: 'paydocs.builder.addItem', message: 'Add an item to {name}'}, {name: label})}
          onClick={() => {
            const next = [...path, items.length];
            change(path, [...items, startValue(doc, schemaAt(items.length))]);
            focusPart(next);
          }}
        >
          <Translate id="paydocs.builder.newItem">Add an item</Translate>
        </button>
      )}
    </>
  );
}

function NewEntry({
  label,
  path,
  schema,
  taken,
}: Pick<Props, 'label' | 'path'> & {schema: Schema; taken: string[]}): ReactNode {
  const {doc, change} = useForm();
  const [name, setName] = useState('');
  const add = (): void => {
    if (name === '' || taken.includes(name)) return;
    change([...path, name], startValue(doc, schemaOfOther(schema, name)));
    focusPart([...path, name]);
    setName('');
  };
  return (
    <div className="builder-entry">
      <label htmlFor={`${idOf(path)}-name`}>
        <Translate id="paydocs.builder.entry">Name of the new entry</Translate>
      </label>
      <input
        id={`${idOf(path)}-name`}
        autoComplete="off"
        value={name}
        onChange={({target}) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
      <button
        type="button"
        className="builder-add"
        aria-label={translate({id: 'paydocs.builder.addEntry', message: 'Add the entry to {name}'}, {name: label})}
        onClick={add}
      >
        <Translate id="paydocs.builder.addNew">Add</Translate>
      </button>
    </div>
  );
}

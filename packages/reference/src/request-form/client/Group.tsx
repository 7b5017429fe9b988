import {useState, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {getOwnValue} from '@paydocs/core/client';
import type {Json, Schema} from '@paydocs/specs/client';
import {isObject, type Path} from '../form/path';
import type {Shape} from '../form/shape';
import {createInitialValue} from '../form/initialValue';
import {focusField, getFieldId, useForm, type SchemaFieldProps} from './context';

interface Props {
  label: string;
  path: Path;
  shape: Shape;
  value: Json | undefined;
  /** Component that renders nested values. It's a prop because its file imports this one. */
  SchemaField: ComponentType<SchemaFieldProps>;
}

/** Renders the values in an object or array, and controls that add more. */
export function Group({label, path, shape: {kind, schema, choices}, value, SchemaField}: Props): ReactNode {
  if (kind === 'array')
    return <ArrayItems label={label} path={path} schema={schema} value={value} SchemaField={SchemaField} />;
  const objectValue = isObject(value) ? value : {};
  const {properties = {}, required = [], additionalProperties} = schema;
  // The choice already displays the discriminator.
  const discriminatorNames = choices.flatMap(({propertyName}) =>
    propertyName !== undefined && getOwnValue(properties, propertyName)?.const !== undefined ? [propertyName] : [],
  );
  const visible = Object.keys(properties).filter(
    (name) => !discriminatorNames.includes(name) && (Object.hasOwn(objectValue, name) || required.includes(name)),
  );
  const others = Object.keys(objectValue).filter(
    (name) => !Object.hasOwn(properties, name) && !discriminatorNames.includes(name),
  );
  const available = Object.keys(properties).filter(
    (name) => !visible.includes(name) && !discriminatorNames.includes(name),
  );
  return (
    <>
      {visible.map((name) => (
        <SchemaField
          key={name}
          label={name}
          path={[...path, name]}
          schema={properties[name] ?? true}
          value={getOwnValue(objectValue, name)}
          isRequired={required.includes(name)}
          focusAfterRemoval={required.includes(name) ? undefined : path}
        />
      ))}
      {others.map((name) => (
        <SchemaField
          key={name}
          label={name}
          path={[...path, name]}
          schema={getAdditionalSchema(schema, name)}
          value={objectValue[name]}
          focusAfterRemoval={path}
        />
      ))}
      <OptionalFieldButtons
        path={path}
        fields={available.map((name) => ({
          name,
          schema: properties[name] ?? true,
          isDeprecated: properties[name]?.deprecated === true,
        }))}
      />
      {(additionalProperties === undefined ? Object.keys(properties).length === 0 : additionalProperties !== false) && (
        <NewPropertyInput label={label} path={path} schema={schema} taken={Object.keys(objectValue)} />
      )}
    </>
  );
}

function getAdditionalSchema(
  {patternProperties = {}, additionalProperties = true}: Schema,
  name: string,
): Schema | boolean {
  const match = Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern, 'u').test(name));
  return match?.[1] ?? (additionalProperties === false ? true : additionalProperties);
}

interface OptionalFieldButtonsProps {
  path: Path;
  fields: readonly {name: string; schema: Schema | boolean; isDeprecated: boolean; key?: string}[];
}

/** Renders buttons that add optional fields. */
export function OptionalFieldButtons({path, fields}: OptionalFieldButtonsProps): ReactNode {
  const {doc, change} = useForm();
  if (fields.length === 0) return null;
  return (
    <details className="builder-more">
      <summary>
        {translate({id: 'paydocs.builder.more', message: 'Optional fields: {count}'}, {count: fields.length})}
      </summary>
      <ul>
        {fields.map(({name, schema, isDeprecated, key = name}) => (
          <li key={key}>
            <button
              type="button"
              aria-label={translate({id: 'paydocs.builder.add', message: 'Add {name}'}, {name})}
              onClick={() => {
                change([...path, key], createInitialValue(doc, schema));
                focusField([...path, key]);
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

function ArrayItems({label, path, schema, value, SchemaField}: Omit<Props, 'shape'> & {schema: Schema}): ReactNode {
  const {doc, change} = useForm();
  const items = Array.isArray(value) ? value : [];
  const getItemSchema = (index: number): Schema | boolean => schema.prefixItems?.[index] ?? schema.items ?? true;
  return (
    <>
      {items.map((item, index) => (
        <SchemaField
          key={index}
          label={`${label}[${index}]`}
          path={[...path, index]}
          schema={getItemSchema(index)}
          value={item}
          focusAfterRemoval={path}
        />
      ))}
      {getItemSchema(items.length) !== false && (
        <button
          type="button"
          className="builder-add"
          aria-label={translate({id: 'paydocs.builder.addItem', message: 'Add an item to {name}'}, {name: label})}
          onClick={() => {
            const next = [...path, items.length];
            change(path, [...items, createInitialValue(doc, getItemSchema(items.length))]);
            focusField(next);
          }}
        >
          <Translate id="paydocs.builder.newItem">Add an item</Translate>
        </button>
      )}
    </>
  );
}

function NewPropertyInput({
  label,
  path,
  schema,
  taken,
}: Pick<Props, 'label' | 'path'> & {schema: Schema; taken: string[]}): ReactNode {
  const {doc, change} = useForm();
  const [name, setName] = useState('');
  const add = (): void => {
    if (name === '' || taken.includes(name)) return;
    change([...path, name], createInitialValue(doc, getAdditionalSchema(schema, name)));
    focusField([...path, name]);
    setName('');
  };
  return (
    <div className="builder-entry">
      <label htmlFor={`${getFieldId(path)}-name`}>
        <Translate id="paydocs.builder.entry">Name of the new entry</Translate>
      </label>
      <input
        id={`${getFieldId(path)}-name`}
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

import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Json, Schema} from '@paydocs/specs/client';
import {getPathKey, type Path} from '../form/path';
import {resolveShape, type Shape} from '../form/shape';
import {keepMatchingFields, createInitialValue} from '../form/initialValue';
import {Control} from './Control';
import {Group} from './Group';
import {focusField, getFieldId, useForm, type SchemaFieldProps} from './context';
import {formatTypeAndLimits, getErrorMessage} from './messages';

const CROSS = '×';

/** Renders one value of a request, of any kind: its label, its control, and its validation error. */
export function SchemaField({
  label,
  path,
  schema,
  value,
  isRequired = false,
  focusAfterRemoval,
  description,
}: SchemaFieldProps): ReactNode {
  const {doc, errors, picked, change} = useForm();
  const key = getPathKey(path);
  const shape = resolveShape(doc, schema, value, picked.get(key));
  const validationError = errors.get(key);
  const id = getFieldId(path);
  const hint = [formatTypeAndLimits(shape.schema), description ?? shape.schema.description].filter(Boolean).join('. ');
  const buttons = (
    <>
      {shape.nullable && <NullCheckbox label={label} path={path} schema={schema} isNull={value === null} />}
      {focusAfterRemoval && <RemoveButton label={label} path={path} next={focusAfterRemoval} />}
    </>
  );
  const describedBy = `${hint ? `${id}-hint ` : ''}${id}-error`;
  const details = (
    <>
      {hint && (
        <p id={`${id}-hint`} className="builder-hint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="builder-error">
        {validationError && getErrorMessage(validationError)}
      </p>
    </>
  );
  const isGroup = shape.kind === 'object' || shape.kind === 'array' || shape.choices.length > 0;
  const name = (
    <>
      <code>{label}</code>
      {isRequired && (
        <span className="builder-required"> {translate({id: 'paydocs.ref.required', message: 'required'})}</span>
      )}
    </>
  );
  const control = value !== null && (
    <Control
      id={`${id}-control`}
      kind={shape.kind}
      schema={shape.schema}
      value={value}
      isInvalid={validationError !== undefined}
      isRequired={isRequired}
      describedBy={describedBy}
      onChange={(next) => change(path, next)}
    />
  );
  if (!isGroup)
    return (
      <div id={id} className="builder-field" data-invalid={validationError ? '' : undefined}>
        <label htmlFor={`${id}-control`}>{name}</label>
        {control}
        {buttons}
        {details}
      </div>
    );
  return (
    <fieldset
      id={id}
      className="builder-group"
      aria-describedby={describedBy}
      data-invalid={validationError ? '' : undefined}
    >
      <legend>{name}</legend>
      {buttons}
      {details}
      {value !== null && (
        <>
          <Choices label={label} path={path} schema={schema} shape={shape} value={value} />
          {shape.kind === 'object' || shape.kind === 'array' ? (
            <Group label={label} path={path} shape={shape} value={value} SchemaField={SchemaField} />
          ) : (
            <div className="builder-field">
              <label htmlFor={`${id}-control`}>{translate({id: 'paydocs.builder.value', message: 'Value'})}</label>
              {control}
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}

function NullCheckbox({
  label,
  path,
  schema,
  isNull,
}: {
  label: string;
  path: Path;
  schema: Schema | boolean;
  isNull: boolean;
}): ReactNode {
  const {doc, change} = useForm();
  return (
    <label className="builder-null">
      <input
        type="checkbox"
        checked={isNull}
        aria-label={translate({id: 'paydocs.builder.null', message: 'Send null as {name}'}, {name: label})}
        onChange={({target}) => change(path, target.checked ? null : toNonNull(createInitialValue(doc, schema)))}
      />
      <code>{String(null)}</code>
    </label>
  );
}

const toNonNull = (value: Json): Json => value ?? '';

function RemoveButton({label, path, next}: {label: string; path: Path; next: Path}): ReactNode {
  const {change} = useForm();
  return (
    <button
      type="button"
      className="builder-remove"
      aria-label={translate({id: 'paydocs.builder.remove', message: 'Remove {name}'}, {name: label})}
      onClick={() => {
        change(path, undefined);
        focusField(next);
      }}
    >
      {CROSS}
    </button>
  );
}

interface ChoicesProps extends Pick<SchemaFieldProps, 'label' | 'path' | 'schema' | 'value'> {
  shape: Shape;
}

/** Renders a select element for each choice between alternatives of a value. */
function Choices({label, path, schema, shape, value}: ChoicesProps): ReactNode {
  const {doc, picked, pick} = useForm();
  const selected = picked.get(getPathKey(path)) ?? [];
  return shape.choices.map(({propertyName, options, chosen}, level) => (
    <div key={level} className="builder-field">
      <label htmlFor={`${getFieldId(path)}-choice-${level}`}>
        {propertyName === undefined ? (
          translate({id: 'paydocs.builder.choice', message: 'Alternative'})
        ) : (
          <code>{propertyName}</code>
        )}
      </label>
      <select
        id={`${getFieldId(path)}-choice-${level}`}
        aria-label={`${label}: ${propertyName ?? translate({id: 'paydocs.builder.choice', message: 'Alternative'})}`}
        value={chosen}
        onChange={({target}) => {
          const next = [...Array.from({length: level}, (_, index) => selected[index]), Number(target.value)];
          pick(path, next, keepMatchingFields(doc, resolveShape(doc, schema, undefined, next), value));
        }}
      >
        {options.map((option, index) => (
          <option key={index} value={index}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  ));
}

import {useState, type ChangeEvent, type ReactNode} from 'react';
import type {Json, Schema} from '@paydocs/specs/openapi/document';
import {showValue} from '@paydocs/specs/openapi/showValue';
import type {Kind} from '../form/shape';

interface Props {
  id: string;
  kind: Kind;
  schema: Schema;
  value: Json | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  describedBy: string;
  onChange: (value: Json | undefined) => void;
}

/** What can be chosen. */
function valuesOf(kind: Kind, schema: Schema): Json[] {
  if (kind === 'boolean') return [true, false];
  if (kind === 'const') return [schema.const ?? null];
  return (schema.enum ?? []).filter((value) => value !== null);
}

/** What a single value is entered with. Its label stands outside of it. */
export function Control({kind, schema, value, onChange, isInvalid, isRequired, describedBy, id}: Props): ReactNode {
  const common = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    'aria-required': isRequired,
    autoComplete: 'off',
    spellCheck: false,
  };
  if (kind === 'file') return <input {...common} readOnly value={String(schema.contentMediaType ?? '.bin')} />;
  if (kind === 'enum' || kind === 'boolean' || kind === 'const') {
    const values = valuesOf(kind, schema);
    const chosen = values.findIndex((each) => JSON.stringify(each) === JSON.stringify(value));
    return (
      <select {...common} value={chosen} onChange={({target}) => onChange(values[Number(target.value)])}>
        {chosen < 0 && <option value={-1}>{value === undefined ? '' : showValue(value)}</option>}
        {values.map((each, index) => (
          <option key={showValue(each)} value={index}>
            {showValue(each)}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'any') return <JsonText {...common} value={value} onChange={onChange} />;
  const isNumber = kind === 'number' || kind === 'integer';
  const change = ({target}: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
    onChange(isNumber ? numberOf(target.value) : target.value);
  const text = value === undefined ? '' : showText(value);
  if (!isNumber && (text.length > 60 || text.includes('\n')))
    return <textarea {...common} rows={3} value={text} onChange={change} />;
  return (
    <input
      {...common}
      type="text"
      inputMode={isNumber ? 'decimal' : 'text'}
      value={text}
      onChange={change}
      onBlur={() => {
        if (isNumber && finished(value) !== value) onChange(finished(value));
      }}
    />
  );
}

const showText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A text that is no number stays as it is: the schema says what is wrong with it. So does `1.`, until it is `1.5`. */
const numberOf = (text: string): Json => (String(Number(text)) === text ? Number(text) : text);

/** Who leaves the field has finished: `1.50` is a number, too. */
function finished(value: Json | undefined): Json | undefined {
  const number = Number(value);
  return typeof value === 'string' && value.trim() !== '' && Math.abs(number) <= Number.MAX_SAFE_INTEGER
    ? number
    : value;
}

/** A value of any kind: what reads as JSON is sent as that, and the rest as a text. */
function JsonText({value, onChange, ...common}: {value: Json | undefined; onChange: (value: Json) => void}): ReactNode {
  const [typed, setTyped] = useState<{text: string; value: Json}>();
  const text = typed !== undefined && typed.value === value ? typed.text : shown(value);
  return (
    <textarea
      {...common}
      rows={Math.min(8, text.split('\n').length + 1)}
      value={text}
      onChange={({target}) => {
        const next = read(target.value);
        setTyped({text: target.value, value: next});
        onChange(next);
      }}
    />
  );
}

function shown(value: Json | undefined): string {
  if (value === undefined) return '';
  // A text that reads as something else needs its quotes.
  if (typeof value === 'string' && read(value) === value) return value;
  return JSON.stringify(value, null, 2);
}

function read(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // Not JSON, so a text.
    return text;
  }
}

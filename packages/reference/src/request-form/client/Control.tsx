import {useState, type ChangeEvent, type ReactNode} from 'react';
import {type Json, type Schema, formatValue} from '@paydocs/specs/client';
import type {ControlKind} from '../form/shape';

interface Props {
  id: string;
  kind: ControlKind;
  schema: Schema;
  value: Json | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  describedBy: string;
  onChange: (value: Json | undefined) => void;
}

/** Returns the options of a select element. */
function getOptions(kind: ControlKind, schema: Schema): Json[] {
  if (kind === 'boolean') return [true, false];
  if (kind === 'const') return [schema.const ?? null];
  return (schema.enum ?? []).filter((value) => value !== null);
}

/** Renders the control for a single value. The caller renders its label. */
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
    const options = getOptions(kind, schema);
    const selectedIndex = options.findIndex((each) => JSON.stringify(each) === JSON.stringify(value));
    return (
      <select {...common} value={selectedIndex} onChange={({target}) => onChange(options[Number(target.value)])}>
        {selectedIndex < 0 && <option value={-1}>{value === undefined ? '' : formatValue(value)}</option>}
        {options.map((each, index) => (
          <option key={formatValue(each)} value={index}>
            {formatValue(each)}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'any') return <JsonText {...common} value={value} onChange={onChange} />;
  const isNumber = kind === 'number' || kind === 'integer';
  const handleChange = ({target}: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
    onChange(isNumber ? parseNumber(target.value) : target.value);
  const text = value === undefined ? '' : formatText(value);
  if (!isNumber && (text.length > 60 || text.includes('\n')))
    return <textarea {...common} rows={3} value={text} onChange={handleChange} />;
  return (
    <input
      {...common}
      type="text"
      inputMode={isNumber ? 'decimal' : 'text'}
      value={text}
      onChange={handleChange}
      onBlur={() => {
        if (isNumber && normalizeNumber(value) !== value) onChange(normalizeNumber(value));
      }}
    />
  );
}

const formatText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Parses a number. Other strings, such as `1.` on the way to `1.5`, stay unchanged; validation reports them. */
const parseNumber = (text: string): Json => (String(Number(text)) === text ? Number(text) : text);

/** Converts text such as `1.50` to a number when the reader leaves the field. Other values stay unchanged. */
function normalizeNumber(value: Json | undefined): Json | undefined {
  const number = Number(value);
  return typeof value === 'string' && value.trim() !== '' && Math.abs(number) <= Number.MAX_SAFE_INTEGER
    ? number
    : value;
}

/** Renders a control for any value. Valid JSON is sent as JSON, and everything else as a string. */
function JsonText({value, onChange, ...common}: {value: Json | undefined; onChange: (value: Json) => void}): ReactNode {
  const [typed, setTyped] = useState<{text: string; value: Json}>();
  const text = typed !== undefined && typed.value === value ? typed.text : formatJson(value);
  return (
    <textarea
      {...common}
      rows={Math.min(8, text.split('\n').length + 1)}
      value={text}
      onChange={({target}) => {
        const next = parseJson(target.value);
        setTyped({text: target.value, value: next});
        onChange(next);
      }}
    />
  );
}

function formatJson(value: Json | undefined): string {
  if (value === undefined) return '';
  // A string that would parse as something else needs quotes.
  if (typeof value === 'string' && parseJson(value) === value) return value;
  return JSON.stringify(value, null, 2);
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // Not JSON, so a string.
    return text;
  }
}

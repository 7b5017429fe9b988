import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SchemaData} from '../../../data/rest';
import {TypeAndFacts} from '../../reference/FieldRow';

/** Renders a schema's type, page link, and constraints on one line, such as `array of object · Retry · nullable`. */
export function TypeLine({schema}: {schema: SchemaData}): ReactNode {
  return <TypeAndFacts data={schema} type={renderTypeParts(schema)} />;
}

/**
 * Renders a type as a list of parts: its name, a link to its page, and notes.
 *
 * @param schema - schema at its point of use
 * @param isAlwaysSet - whether the API always sends the field
 * @returns strings and link elements
 */
export function renderTypeParts(schema: SchemaData, isAlwaysSet = false): ReactNode[] {
  const {type, ref, firstOccurrence, nullable, access} = schema;
  const notes = [
    isAlwaysSet && translate({id: 'paydocs.ref.required', message: 'required'}),
    nullable && translate({id: 'paydocs.ref.nullable', message: 'nullable'}),
    access === 'read-only' && translate({id: 'paydocs.ref.readOnly', message: 'read-only: only in responses'}),
    access === 'write-only' && translate({id: 'paydocs.ref.writeOnly', message: 'write-only: only in requests'}),
  ].filter(Boolean);
  return [
    type,
    ...(ref
      ? [
          ' · ',
          <a key="ref" href={ref.href}>
            {ref.text}
          </a>,
        ]
      : []),
    ...(firstOccurrence
      ? [
          ' · ',
          <a key="above" href={firstOccurrence.href}>
            {formatSameAsLabel(firstOccurrence.text)}
          </a>,
        ]
      : []),
    ...notes.map((note) => ` · ${String(note)}`),
  ];
}

function formatSameAsLabel(name: string): string {
  return translate({id: 'paydocs.ref.above', message: 'same as {name} above'}, {name});
}

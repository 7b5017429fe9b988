import type {ReactNode} from 'react';
import type {
  FieldData,
  MediaData,
  OperationPageData,
  ParameterPlace,
  SchemaData,
  SchemaPageData,
} from '@site/src/lib/restData';
import {Html} from '../../reference/Html';
import {FieldList} from './FieldList';
import {Choices, SchemaBody, TypeLine} from './Schema';
import {Values} from './Values';
import styles from '../../reference/styles/fields.module.css';

/** A list of fields with buttons that open and close everything nested. */
export function Fields({fields}: {fields: FieldData[]}): ReactNode {
  return (
    <div data-rest="" data-group="">
      <ExpandButtons nested={hasNested({type: '', fields})} />
      <FieldList fields={fields} />
    </div>
  );
}

/** The parameters of an operation that go to one place. */
export function Parameters({page, place}: {page: OperationPageData; place: ParameterPlace}): ReactNode {
  return <Fields fields={page.parameters?.[place] ?? []} />;
}

/** A body in each of its media types. */
export function MediaTypes({media}: {media: MediaData[]}): ReactNode {
  return media.map(({type, schema, same, encoding}) => (
    <div key={type} data-group="" className={styles.media}>
      <p className={styles.type}>
        <code>{type}</code>
        {schema && ' · '}
        {schema && <TypeLine schema={schema} />}
      </p>
      {same && (
        <p className={styles.type}>
          The same fields as for <a href={same.href}>{same.text}</a>
          {schema?.fields ? ', except:' : '.'}
        </p>
      )}
      {schema && <Root schema={schema} />}
      {encoding && (
        <>
          <p>How the parts are written:</p>
          <FieldList fields={encoding} />
        </>
      )}
    </div>
  ));
}

/** The fields of a schema's page. */
export function SchemaFields({page}: {page: SchemaPageData}): ReactNode {
  return <Fields fields={page.schema.fields ?? []} />;
}

/** The alternatives of a schema's page. */
export function SchemaChoices({page}: {page: SchemaPageData}): ReactNode {
  return (
    <div data-rest="" data-group="">
      <ExpandButtons nested />
      <Choices choices={page.schema.choices ?? []} />
    </div>
  );
}

/** The values of a schema's page. */
export function SchemaValues({page}: {page: SchemaPageData}): ReactNode {
  return (
    <div data-rest="">
      <Values values={page.schema.values ?? []} all />
    </div>
  );
}

/** What a schema's page says first: description, type and constraints. */
export function SchemaSummary({page}: {page: SchemaPageData}): ReactNode {
  const {html, type, docs} = page.schema;
  return (
    <div data-rest="">
      <Html html={html} />
      <p className={styles.type}>
        <TypeLine schema={page.schema} />
      </p>
      <SchemaBody schema={{type, docs}} name="" />
    </div>
  );
}

function Root({schema}: {schema: SchemaData}): ReactNode {
  const {fields, choices, ...root} = schema;
  return (
    <>
      <ExpandButtons nested={hasNested(schema)} />
      <SchemaBody schema={root} name="" />
      {fields && <FieldList fields={fields} />}
      {choices && <Choices choices={choices} />}
    </>
  );
}

function ExpandButtons({nested}: {nested: boolean}): ReactNode {
  if (!nested) return null;
  return (
    <p className={styles.expand}>
      <button type="button" data-expand="all">
        Expand all
      </button>
      <button type="button" data-expand="none">
        Collapse all
      </button>
    </p>
  );
}

function hasNested({fields = [], choices}: SchemaData): boolean {
  return choices !== undefined || fields.some((field) => field.fields !== undefined || field.choices !== undefined);
}

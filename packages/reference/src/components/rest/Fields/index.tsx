import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {
  MediaTypeData,
  OperationPageData,
  ParameterLocation,
  RestFieldData,
  SchemaData,
  SchemaPageData,
} from '../../../data/rest';
import {Html} from '@paydocs/theme';
import {BodyFields, Choices, FieldTree, SchemaContent, isRenderedInline} from './FieldTree';
import {TypeLine} from './TypeLine';
import {Counterparts} from '../../reference/Links';
import {Values} from '../../reference/Values';
import styles from '../../reference/styles/fields.module.css';

/** Renders a list of fields with buttons that expand and collapse all nested fields. */
export function Fields({fields}: {fields: RestFieldData[]}): ReactNode {
  return (
    <div data-rest="" data-group="">
      <ExpandButtons nested={hasNestedContent({type: '', fields})} />
      <FieldTree fields={fields} />
    </div>
  );
}

/** Renders an operation's parameters in one location, such as `query`. */
export function Parameters({page, place}: {page: OperationPageData; place: ParameterLocation}): ReactNode {
  return <Fields fields={page.parameters?.[place] ?? []} />;
}

/** Renders a body in each of its media types. */
export function MediaTypes({media}: {media: MediaTypeData[]}): ReactNode {
  return media.map(({type, schema, same, encoding}) => (
    <div key={type} data-group="" className={styles.media}>
      <ExpandButtons nested={schema !== undefined && hasNestedContent(schema)} />
      <p className={styles.type}>
        <code>{type}</code>
        {schema && ' ·'}
        {schema && <TypeLine schema={schema} />}
      </p>
      {same && (
        <p className={styles.type}>
          {`${translate({id: 'paydocs.ref.same', message: 'The same fields as'})} `}
          <a href={same.href}>{same.text}</a>
          {schema?.fields ? `, ${translate({id: 'paydocs.ref.except', message: 'except'})}:` : '.'}
        </p>
      )}
      {schema && <RootSchema schema={schema} />}
      {encoding && (
        <>
          <p>
            <Translate id="paydocs.ref.parts">How each part is encoded:</Translate>
          </p>
          <FieldTree fields={encoding} />
        </>
      )}
    </div>
  ));
}

/** Renders the fields of a schema's page. */
export function SchemaFields({page}: {page: SchemaPageData}): ReactNode {
  return <Fields fields={page.fields ?? []} />;
}

/** Renders the alternatives of a schema's page. */
export function SchemaChoices({page}: {page: SchemaPageData}): ReactNode {
  return (
    <div data-rest="" data-group="">
      <ExpandButtons nested />
      <Choices choices={page.choices ?? []} />
    </div>
  );
}

/** Renders the enum values on a schema's page. */
export function SchemaValues({page}: {page: SchemaPageData}): ReactNode {
  return (
    <div data-rest="">
      <Values values={page.values ?? []} all />
    </div>
  );
}

/** Renders the top of a schema's page: description, type, and constraints. */
export function SchemaSummary({page}: {page: SchemaPageData}): ReactNode {
  const {html, type, docs} = page;
  return (
    <div data-rest="">
      <Html html={html} />
      <Counterparts page={page} api="GraphQL" />
      <p className={styles.type}>
        <TypeLine schema={page} />
      </p>
      <SchemaContent schema={{type, docs}} name="" />
    </div>
  );
}

function RootSchema({schema}: {schema: SchemaData}): ReactNode {
  const {fields, choices, ...root} = schema;
  return (
    <>
      <SchemaContent schema={root} name="" />
      {fields && <BodyFields fields={fields} />}
      {choices && <Choices choices={choices} />}
    </>
  );
}

function ExpandButtons({nested}: {nested: boolean}): ReactNode {
  if (!nested) return null;
  return (
    <p className={styles.expand}>
      <button type="button" data-expand="all">
        <Translate id="paydocs.ref.expand">Expand all</Translate>
      </button>
      <button type="button" data-expand="none">
        <Translate id="paydocs.ref.collapse">Collapse all</Translate>
      </button>
    </p>
  );
}

function hasNestedContent({fields = [], choices}: SchemaData): boolean {
  return choices !== undefined || fields.some((field) => !isRenderedInline(field));
}

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {FieldData, TypeData} from '../../../data/reference';
import {MultilineFacts, isMultiline, mergeText, renderFactParts} from '../Facts';
import styles from '../styles/fields.module.css';

/** Data of a field, parameter, header, argument, or value of either reference. */
export type RowData = Pick<FieldData, 'id' | 'name' | 'required'> & Omit<TypeData, 'type' | 'fields' | 'values'>;

interface FieldRowProps {
  field: RowData;
  /** Type, in the notation of the reference. */
  type: ReactNode[];
  /** URL of the page with the field's anchor; undefined if it's the current page. */
  page: string | undefined;
  /** Blocks after the description: values, nested fields, and arguments. Undefined if there are none. */
  children: ReactNode;
}

/** Renders a field of either API: name, type, facts, description, and nested content. Use it in a description list. */
export function FieldRow({field, type, page, children}: FieldRowProps): ReactNode {
  const {html, facts, deprecated} = field;
  const hasDetails = children !== undefined || typeof deprecated === 'string' || facts?.some(isMultiline);
  // Use few elements, because a page can have 300 fields.
  return (
    <>
      <FieldName field={field} page={page}>
        <TypeAndFacts data={field} type={type} />
      </FieldName>
      {html !== undefined && <dd dangerouslySetInnerHTML={{__html: unwrapParagraph(html)}} />}
      {(hasDetails || html === undefined) && (
        <dd>
          {typeof deprecated === 'string' && <div dangerouslySetInnerHTML={{__html: deprecated}} />}
          <MultilineFacts facts={facts} />
          {children}
        </dd>
      )}
    </>
  );
}

interface FieldNameProps {
  field: RowData;
  page: string | undefined;
  children: ReactNode;
}

/**
 * Renders a field's name with a link to its anchor, followed by `children`. A click copies the URL of an anchor on the
 * current page.
 */
function FieldName({field: {id, name, required}, page, children}: FieldNameProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const isOnThisPage = page === undefined;
  if (isOnThisPage) collectAnchor(id);
  return (
    <dt id={isOnThisPage ? id : undefined}>
      <a href={`${page ?? ''}#${id}`} data-copy-address={isOnThisPage ? '' : undefined}>
        {name}
      </a>
      {required === true && (
        <>
          {' '}
          <b>
            <Translate id="paydocs.ref.required">required</Translate>
          </b>
        </>
      )}
      {children}
    </dt>
  );
}

interface TypeAndFactsProps {
  data: Pick<TypeData, 'facts' | 'deprecated' | 'deprecatedIn'>;
  /** Type, in the notation of the reference. */
  type: ReactNode[];
}

/** Renders a type with its constraints, default, and examples on one line. */
export function TypeAndFacts({data: {facts, deprecated, deprecatedIn}, type}: TypeAndFactsProps): ReactNode {
  return (
    <>
      {mergeText([' ', ...type, ...renderFactParts(facts?.filter((fact) => !isMultiline(fact)))])}
      {deprecated !== undefined && <DeprecatedLabel month={deprecatedIn} />}
    </>
  );
}

/** Renders the label of a deprecated item, with the month of its deprecation if it's known. */
function DeprecatedLabel({month}: {month?: string | undefined}): ReactNode {
  const label = translate({id: 'paydocs.deprecated', message: 'deprecated'});
  return (
    <>
      {' '}
      <strong className={styles.deprecated}>{month === undefined ? label : `${label} ${month}`}</strong>
    </>
  );
}

/** Removes the `p` element around HTML that consists of a single paragraph. */
function unwrapParagraph(html: string): string {
  return /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html)?.[1] ?? html;
}

import type {ReactNode} from 'react';
import type {GraphqlPageData} from '../../../data/graphql';
import {Html} from '@paydocs/theme';
import {TypeCode} from '../TypeCode';
import {TypeFields} from '../TypeFields';

/** Renders an operation's return type with a short version of its fields. The type's page has the details. */
export function Returns({page: {returns}}: {page: GraphqlPageData}): ReactNode {
  if (!returns) return null;
  const {type, ref, html, fields, possible} = returns;
  return (
    <div data-rest="">
      <p>
        <TypeCode type={type} link={ref} />
      </p>
      <Html html={html} />
      {possible && (
        <ul>
          {possible.map(({text, href}) => (
            <li key={text}>{href === undefined ? text : <a href={href}>{text}</a>}</li>
          ))}
        </ul>
      )}
      {fields && <TypeFields fields={fields} type={ref} />}
    </div>
  );
}

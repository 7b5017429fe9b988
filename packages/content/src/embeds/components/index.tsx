import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {EmbedData} from '../embeds';
import {CodeFrame, DataTable} from '@paydocs/theme';
import DeprecationTable from './DeprecationTable';
import Name from './Name';
import Release from './Release';
import ReleaseList from './ReleaseList';

export type {GuideComponent} from '../../component-imports/guideComponent';

/** Props that `packages/content/src/embeds/remark.ts` adds to the attributes in a guide. */
interface Props {
  data?: EmbedData;
}

/**
 * Renders data from a specification in a guide: an example, fields, values, errors, or changes. The check of guides
 * extracts the data (`packages/contract/src/embeds/`).
 */
export default function SpecEmbed({data}: Props): ReactNode {
  switch (data?.kind) {
    case 'code':
      return <CodeFrame {...data} />;
    case 'changelog':
      return <ReleaseList data={data} />;
    case 'release':
      return <Release data={data} />;
    case 'deprecations':
      return <DeprecationTable data={data} />;
    case 'fields':
      return (
        <DataTable
          heads={[
            translate({id: 'paydocs.table.field', message: 'Field'}),
            translate({id: 'paydocs.table.type', message: 'Type'}),
            ...(data.showsRequired ? [translate({id: 'paydocs.table.required', message: 'Required'})] : []),
            translate({id: 'paydocs.table.meaning', message: 'Meaning'}),
          ]}
          rows={data.rows.map(({name, href, type, required, html}) => ({
            key: name,
            cells: [
              <Name key="name" name={name} href={href} />,
              type,
              ...(data.showsRequired
                ? [
                    required
                      ? translate({id: 'paydocs.yes', message: 'Yes'})
                      : translate({id: 'paydocs.no', message: 'No'}),
                  ]
                : []),
              <Html key="meaning" html={html} />,
            ],
          }))}
        />
      );
    case 'values':
      return (
        <DataTable
          heads={[
            translate({id: 'paydocs.table.value', message: 'Value'}),
            translate({id: 'paydocs.table.meaning', message: 'Meaning'}),
          ]}
          rows={data.rows.map(({value, href, html}) => ({
            key: value,
            cells: [<Name key="value" name={value} href={href} />, <Html key="meaning" html={html} />],
          }))}
        />
      );
    case 'errors':
      return (
        <DataTable
          heads={[
            translate({id: 'paydocs.table.error', message: 'Error'}),
            translate({id: 'paydocs.table.cause', message: 'Cause'}),
            translate({id: 'paydocs.table.cure', message: 'What to do'}),
          ]}
          rows={data.rows.map(({status, code, href, cause, cure}) => ({
            key: code,
            cells: [
              <span key="error">
                {data.isIndex && <Name name={code} href={href} />} {status !== undefined && <code>{status}</code>}{' '}
                {!data.isIndex && <Name name={code} href={href} />}
              </span>,
              <Html key="cause" html={cause} />,
              <Html key="cure" html={cure} />,
            ],
          }))}
        />
      );
    default:
      // With other specifications, operations in the guides may be missing.
      return null;
  }
}

function Html({html}: {html: string | undefined}): ReactNode {
  return <span dangerouslySetInnerHTML={{__html: html ?? ''}} />;
}

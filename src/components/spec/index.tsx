import type {ReactNode} from 'react';
import type {EmbedData} from '@site/src/lib/embeds';
import CodeFrame from '../CodeFrame';
import DataTable from '../DataTable';
import ReleaseList from './ReleaseList';

/** What `src/remark/spec-embeds` adds to the attributes that a guide writes. */
interface Props {
  data?: EmbedData;
}

/**
 * A part of a specification inside of a guide: an example, fields, values or errors. What it shows was
 * taken from the specification when the guides were checked (`src/contract/embeds/`).
 */
function SpecEmbed({data}: Props): ReactNode {
  switch (data?.kind) {
    case 'code':
      return <CodeFrame {...data} />;
    case 'fields':
      return (
        <DataTable
          heads={['Field', 'Type', ...(data.showsRequired ? ['Required'] : []), 'Meaning']}
          rows={data.rows.map(({name, type, required, html}) => ({
            key: name,
            cells: [
              <code key="name">{name}</code>,
              type,
              ...(data.showsRequired ? [required ? 'Yes' : 'No'] : []),
              <Html key="meaning" html={html} />,
            ],
          }))}
        />
      );
    case 'values':
      return (
        <DataTable
          heads={['Value', 'Meaning']}
          rows={data.rows.map(({value, html}) => ({
            key: value,
            cells: [<code key="value">{value}</code>, <Html key="meaning" html={html} />],
          }))}
        />
      );
    case 'errors':
      return (
        <DataTable
          heads={['Error', 'Cause', 'Cure']}
          rows={data.rows.map(({status, code, cause, cure}) => ({
            key: code,
            cells: [
              <span key="error">
                {status !== undefined && <code>{status}</code>} <code>{code}</code>
              </span>,
              <Html key="cause" html={cause} />,
              <Html key="cure" html={cure} />,
            ],
          }))}
        />
      );
    case 'changelog':
      return <ReleaseList releases={data.releases} />;
    case undefined:
      // With specifications of others, the guides' own operations may be missing.
      return null;
  }
}

function Html({html}: {html: string | undefined}): ReactNode {
  return <span dangerouslySetInnerHTML={{__html: html ?? ''}} />;
}

/** The names under which guides use it: each takes other attributes. */
export {
  SpecEmbed as ApiChangelog,
  SpecEmbed as ApiEnum,
  SpecEmbed as ApiErrors,
  SpecEmbed as ApiFields,
  SpecEmbed as ApiRequest,
  SpecEmbed as ApiResponse,
};

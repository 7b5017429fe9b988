import type {ReactNode} from 'react';
import type {EmbedData} from '@site/src/lib/embeds';
import ReleaseList from './ReleaseList';
import CodeFrame from '../CodeFrame';

/** What `src/remark/spec-embeds` adds to the attributes that a guide writes. */
interface Props {
  data?: EmbedData;
}

/**
 * A part of a specification inside of a guide: an example, fields, values or errors. What it shows was
 * taken from the specification when the guides were checked (`src/contract/embeds.ts`).
 */
function SpecEmbed({data}: Props): ReactNode {
  switch (data?.kind) {
    case 'code':
      return <CodeFrame {...data} />;
    case 'fields':
      return (
        <Table heads={['Field', 'Type', ...(data.showsRequired ? ['Required'] : []), 'Meaning']}>
          {data.rows.map(({name, type, required, html}) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{type}</td>
              {data.showsRequired && <td>{required ? 'Yes' : 'No'}</td>}
              <Html html={html} />
            </tr>
          ))}
        </Table>
      );
    case 'values':
      return (
        <Table heads={['Value', 'Meaning']}>
          {data.rows.map(({value, html}) => (
            <tr key={value}>
              <td>
                <code>{value}</code>
              </td>
              <Html html={html} />
            </tr>
          ))}
        </Table>
      );
    case 'errors':
      return (
        <Table heads={['Error', 'Cause', 'Cure']}>
          {data.rows.map(({status, code, cause, cure}) => (
            <tr key={code}>
              <td>
                {status !== undefined && <code>{status}</code>} <code>{code}</code>
              </td>
              <Html html={cause} />
              <Html html={cure} />
            </tr>
          ))}
        </Table>
      );
    case 'changelog':
      return <ReleaseList releases={data.releases} />;
    case undefined:
      // With specifications of others, the guides' own operations may be missing.
      return null;
  }
}

function Table({heads, children}: {heads: string[]; children: ReactNode}): ReactNode {
  return (
    <table tabIndex={0}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Html({html}: {html: string | undefined}): ReactNode {
  return <td dangerouslySetInnerHTML={{__html: html ?? ''}} />;
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

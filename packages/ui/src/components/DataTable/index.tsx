import type {ReactNode} from 'react';

/** A row, with what each of its cells holds. */
export interface Row {
  key: string;
  cells: ReactNode[];
}

/**
 * A table like those of Markdown: with three columns or more, each cell has the name of its column, because
 * a row is shown as a block on phones (`packages/guides/src/table-labels`).
 */
export default function DataTable({heads, rows}: {heads: string[]; rows: Row[]}): ReactNode {
  const isWide = heads.length >= 3;
  const role = (name: string): {role?: string} => (isWide ? {role: name} : {});
  return (
    <table tabIndex={0} {...role('table')}>
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          {heads.map((head) => (
            <th key={head} {...role('columnheader')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {rows.map(({key, cells}) => (
          <tr key={key} {...role('row')}>
            {cells.map((cell, column) => (
              <td key={heads[column]} {...role('cell')} {...(isWide && {'data-label': heads[column]})}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

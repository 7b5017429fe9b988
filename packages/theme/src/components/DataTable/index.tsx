import type {ReactNode} from 'react';

/** A row of a table. */
export interface Row {
  key: string;
  cells: ReactNode[];
}

/**
 * Renders a table like the ones from Markdown. With three or more columns, each cell has its column's name, because phones
 * display a row as a block (`packages/content/src/table-labels`).
 */
export default function DataTable({heads, rows}: {heads: string[]; rows: Row[]}): ReactNode {
  const isWide = heads.length >= 3;
  const toRoleProps = (name: string): {role?: string} => (isWide ? {role: name} : {});
  return (
    <table tabIndex={0} {...toRoleProps('table')}>
      <thead {...toRoleProps('rowgroup')}>
        <tr {...toRoleProps('row')}>
          {heads.map((head) => (
            <th key={head} {...toRoleProps('columnheader')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...toRoleProps('rowgroup')}>
        {rows.map(({key, cells}) => (
          <tr key={key} {...toRoleProps('row')}>
            {cells.map((cell, column) => (
              <td key={heads[column]} {...toRoleProps('cell')} {...(isWide && {'data-label': heads[column]})}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

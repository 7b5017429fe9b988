import type {ReactNode} from 'react';

/** A row of a table. */
export interface Row {
  key: string;
  cells: ReactNode[];
}

/**
 * Renders a table as pages render Markdown tables. With three or more columns, each cell has its column header in
 * `data-label`, because phones display rows as blocks (`packages/content/src/table-labels`).
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

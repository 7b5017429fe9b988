import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DataTable} from '@paydocs/theme';
import {resolveComparison, type ComparisonProps} from './resolveComparison';

/** Renders a table that compares options (`src/comparisons.ts`). The name of an option links to its guide. */
export default function Comparison(props: ComparisonProps): ReactNode {
  const {heads, rows} = resolveComparison(props);
  return (
    <DataTable
      heads={heads}
      rows={rows.map(({to, cells: [name, ...others]}) => ({
        key: to,
        cells: [
          <Link key="name" to={to}>
            {name}
          </Link>,
          ...others.map(renderCell),
        ],
      }))}
    />
  );
}

/** Renders the text of a cell, with the parts in backticks as code. */
function renderCell(text: string): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DataTable} from '@paydocs/theme';
import {readComparison, type ComparisonProps} from './readComparison';

/** Renders a table of options (`src/comparisons.ts`). Each name links to the guide of its option. */
export default function Comparison(props: ComparisonProps): ReactNode {
  const {heads, rows} = readComparison(props);
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

/** Renders text, with names in backticks as code. */
function renderCell(text: string): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

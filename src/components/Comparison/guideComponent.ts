import type {GuideComponent} from '@paydocs/content/components';
import {comparisons} from '../../comparisons';
import {readComparison} from './readComparison';

/** Description of `<Comparison>` for guides. */
export const comparisonComponent: GuideComponent = {
  module: '@site/src/components/Comparison',
  attributes: {of: {required: true, values: Object.keys(comparisons)}, columns: {}},
  getSearchText: ({of: table = '', columns}) =>
    readComparison({of: table, ...(columns !== undefined && {columns})}).rows.map(({cells}) => cells.join(' · ')),
};

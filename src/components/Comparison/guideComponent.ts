import type {GuideComponent} from '@paydocs/content/components';
import {comparisons} from '../../comparisons';
import {resolveComparison} from './resolveComparison';

/** Description of `<Comparison>` for guides. */
export const comparisonComponent: GuideComponent = {
  module: '@site/src/components/Comparison',
  attributes: {of: {required: true, values: Object.keys(comparisons)}, columns: {}},
  getSearchText: ({of: table = '', columns}) =>
    resolveComparison({of: table, ...(columns !== undefined && {columns})}).rows.map(({cells}) => cells.join(' · ')),
};

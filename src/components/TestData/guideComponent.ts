import type {GuideComponent} from '@paydocs/content/components';
import {testData, type Outcome} from '../../testData';

/** Description of `<TestData>` for guides. */
export const testDataComponent: GuideComponent = {
  module: '@site/src/components/TestData',
  attributes: {kind: {required: true, values: Object.keys(testData)}, rows: {values: ['1']}},
  // Search finds only the complete table, and not an excerpt on another page.
  getSearchText: ({kind = '', rows}) =>
    rows === undefined ? (testData[kind as keyof typeof testData] ?? []).map(getRowText) : [],
};

function getRowText({outcome: {status, statusCode, text}, ...cells}: {outcome: Outcome}): string {
  return [...Object.values(cells), status, statusCode, text].filter(Boolean).join(' · ');
}

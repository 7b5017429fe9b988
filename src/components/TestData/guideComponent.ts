import type {GuideComponent} from '@paydocs/content/components';
import {testData, type Outcome} from '../../testData';

/** `<TestData>` in guides. */
export const testDataComponent: GuideComponent = {
  module: '@site/src/components/TestData',
  attributes: {kind: {required: true, values: Object.keys(testData)}, rows: {values: ['1']}},
  // The search leads to the whole table, not to its first rows on another page.
  getSearchText: ({kind = '', rows}) =>
    rows === undefined ? (testData[kind as keyof typeof testData] ?? []).map(getRowText) : [],
};

function getRowText({outcome: {status, statusCode, text}, ...cells}: {outcome: Outcome}): string {
  return [...Object.values(cells), status, statusCode, text].filter(Boolean).join(' · ');
}

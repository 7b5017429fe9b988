import {testData, type Outcome, type TestDataTables} from '../../testData';

/** The columns before the outcome, and a function that creates a row, for each kind of test data. */
const TABLES: {
  [Kind in keyof TestDataTables]: {heads: string[]; row: (data: TestDataTables[Kind][number]) => string[]};
} = {
  cards: {
    heads: ['Card number', 'Brand', '3-D Secure'],
    row: ({number, brand, threeDSecure}) => [`\`${number}\``, brand, threeDSecure],
  },
  phones: {heads: ['Phone number', 'Payment method'], row: ({phone, method}) => [`\`${phone}\``, method]},
  ibans: {heads: ['IBAN'], row: ({iban}) => [`\`${iban}\``]},
  wallets: {heads: ['Wallet', 'Action'], row: ({wallet, action}) => [wallet, action]},
};

/**
 * @param attributes - attributes of `<TestData>` in a guide
 * @returns its table as Markdown, for programs; numbers have no spaces, as in requests
 */
export function renderTestDataMarkdown({kind}: Readonly<Record<string, string>>): string {
  return renderTable(kind as keyof TestDataTables);
}

function renderTable<Kind extends keyof TestDataTables>(kind: Kind): string {
  const {heads, row} = TABLES[kind];
  const data: (TestDataTables[Kind][number] & {outcome: Outcome})[] = testData[kind];
  const columns = [...heads, 'Status', 'Status code', 'Outcome'];
  const formatRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    formatRow(columns),
    formatRow(columns.map(() => '---')),
    ...data.map((each) => {
      const {status, statusCode, text} = each.outcome;
      return formatRow([...row(each), `\`${status}\``, statusCode === undefined ? '' : `\`${statusCode}\``, text]);
    }),
  ].join('\n');
}

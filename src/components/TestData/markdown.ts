import {testData, type Outcome, type TestDataTables} from '../../testData';

/** What each kind of test data shows before its outcome, and one row of it. */
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
 * @param attributes - of `<TestData>`, as a guide writes it
 * @returns its table as Markdown, for programs: without spaces in numbers, as they are sent
 */
export function testDataMarkdown({kind}: Readonly<Record<string, string>>): string {
  return tableOf(kind as keyof TestDataTables);
}

function tableOf<Kind extends keyof TestDataTables>(kind: Kind): string {
  const {heads, row} = TABLES[kind];
  const data: (TestDataTables[Kind][number] & {outcome: Outcome})[] = testData[kind];
  const all = [...heads, 'Status', 'Status code', 'Outcome'];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(all),
    line(all.map(() => '---')),
    ...data.map((each) => {
      const {status, statusCode, text} = each.outcome;
      return line([...row(each), `\`${status}\``, statusCode === undefined ? '' : `\`${statusCode}\``, text]);
    }),
  ].join('\n');
}

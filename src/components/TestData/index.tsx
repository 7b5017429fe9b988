import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {testData, type Outcome, type TestDataTables} from '@site/src/testData';
import {CopyButton, DataTable, type Row} from '@paydocs/theme';
import styles from './styles.module.css';

/** Headings of the columns before the outcome, and functions that create a row, by kind of test data. */
const TABLES: {[Kind in keyof TestDataTables]: {heads: string[]; row: (data: TestDataTables[Kind][number]) => Row}} = {
  cards: {
    heads: [
      translate({id: 'paydocs.testData.card', message: 'Card number'}),
      translate({id: 'paydocs.testData.brand', message: 'Brand'}),
      '3-D Secure',
    ],
    row: ({number, brand, threeDSecure, outcome}) => ({
      key: number,
      cells: [
        <CopyableValue
          key="number"
          text={number}
          copy={translate(
            {id: 'paydocs.testData.copyCard', message: 'Copy the card number {value}'},
            {value: groupCharacters(number)},
          )}
        />,
        brand,
        threeDSecure,
        ...renderOutcomeCells(outcome),
      ],
    }),
  },
  phones: {
    heads: [
      translate({id: 'paydocs.testData.phone', message: 'Phone number'}),
      translate({id: 'paydocs.testData.method', message: 'Payment method'}),
    ],
    row: ({phone, method, outcome}) => ({
      key: phone,
      cells: [
        <CopyableValue
          key="phone"
          text={phone}
          displayText={phone}
          copy={translate({id: 'paydocs.testData.copyPhone', message: 'Copy the phone number {value}'}, {value: phone})}
        />,
        method,
        ...renderOutcomeCells(outcome),
      ],
    }),
  },
  ibans: {
    heads: ['IBAN'],
    row: ({iban, outcome}) => ({
      key: iban,
      cells: [
        <CopyableValue
          key="iban"
          text={iban}
          copy={translate(
            {id: 'paydocs.testData.copyIban', message: 'Copy the IBAN {value}'},
            {value: groupCharacters(iban)},
          )}
        />,
        ...renderOutcomeCells(outcome),
      ],
    }),
  },
  wallets: {
    heads: [
      translate({id: 'paydocs.testData.wallet', message: 'Wallet'}),
      translate({id: 'paydocs.testData.action', message: 'Action'}),
    ],
    row: ({wallet, action, outcome}) => ({
      key: `${wallet} ${action}`,
      cells: [wallet, action, ...renderOutcomeCells(outcome)],
    }),
  },
};

const OUTCOME_HEADINGS = [
  translate({id: 'paydocs.testData.status', message: 'Status'}),
  translate({id: 'paydocs.testData.statusCode', message: 'Status code'}),
  translate({id: 'paydocs.testData.outcome', message: 'Outcome'}),
];

interface Props<Kind> {
  kind: Kind;
  /** Number of rows to show, from the first one. If omitted, all rows are shown. */
  rows?: string;
}

/** Renders a table of test data (`src/testData.ts`), which has the values to enter and their outcomes. */
export default function TestData<Kind extends keyof TestDataTables>({kind, rows}: Props<Kind>): ReactNode {
  const {heads, row} = TABLES[kind];
  const all: TestDataTables[Kind][number][] = testData[kind];
  const data = rows === undefined ? all : all.slice(0, Number(rows));
  return <DataTable heads={[...heads, ...OUTCOME_HEADINGS]} rows={data.map(row)} />;
}

function CopyableValue({
  text,
  displayText = groupCharacters(text),
  copy,
}: {
  text: string;
  displayText?: string;
  copy: string;
}): ReactNode {
  return (
    <span className={styles.value}>
      <code>{displayText}</code> <CopyButton text={text} label={copy} />
    </span>
  );
}

function renderOutcomeCells({status, statusCode, text}: Outcome): ReactNode[] {
  return [
    <code key="status">{status}</code>,
    statusCode === undefined ? '' : <code key="code">{statusCode}</code>,
    text,
  ];
}

/** Inserts a space after every four characters except the last, as on cards and bank statements. */
function groupCharacters(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ');
}

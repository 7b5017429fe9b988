import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {testData, type Outcome, type TestDataTables} from '@site/src/testData';
import {CopyButton, DataTable, type Row} from '@paydocs/theme';
import styles from './styles.module.css';

/** What each kind of test data shows before its outcome, and one row of it. */
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
        <Copied
          key="number"
          text={number}
          copy={translate(
            {id: 'paydocs.testData.copyCard', message: 'Copy the card number {value}'},
            {value: groups(number)},
          )}
        />,
        brand,
        threeDSecure,
        ...result(outcome),
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
        <Copied
          key="phone"
          text={phone}
          shown={phone}
          copy={translate({id: 'paydocs.testData.copyPhone', message: 'Copy the phone number {value}'}, {value: phone})}
        />,
        method,
        ...result(outcome),
      ],
    }),
  },
  ibans: {
    heads: ['IBAN'],
    row: ({iban, outcome}) => ({
      key: iban,
      cells: [
        <Copied
          key="iban"
          text={iban}
          copy={translate({id: 'paydocs.testData.copyIban', message: 'Copy the IBAN {value}'}, {value: groups(iban)})}
        />,
        ...result(outcome),
      ],
    }),
  },
  wallets: {
    heads: [
      translate({id: 'paydocs.testData.wallet', message: 'Wallet'}),
      translate({id: 'paydocs.testData.action', message: 'Action'}),
    ],
    row: ({wallet, action, outcome}) => ({key: `${wallet} ${action}`, cells: [wallet, action, ...result(outcome)]}),
  },
};

const OUTCOME = [
  translate({id: 'paydocs.testData.status', message: 'Status'}),
  translate({id: 'paydocs.testData.statusCode', message: 'Status code'}),
  translate({id: 'paydocs.testData.outcome', message: 'Outcome'}),
];

/** A table of test data (`src/testData.ts`): what to enter, and the outcome that it gives. */
export default function TestData<Kind extends keyof TestDataTables>({kind}: {kind: Kind}): ReactNode {
  const {heads, row} = TABLES[kind];
  const data: TestDataTables[Kind][number][] = testData[kind];
  return <DataTable heads={[...heads, ...OUTCOME]} rows={data.map(row)} />;
}

function Copied({text, shown = groups(text), copy}: {text: string; shown?: string; copy: string}): ReactNode {
  return (
    <span className={styles.value}>
      <code>{shown}</code> <CopyButton text={text} label={copy} />
    </span>
  );
}

function result({status, statusCode, text}: Outcome): ReactNode[] {
  return [
    <code key="status">{status}</code>,
    statusCode === undefined ? '' : <code key="code">{statusCode}</code>,
    text,
  ];
}

/** In groups of four, as cards and bank statements show them. */
function groups(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ');
}

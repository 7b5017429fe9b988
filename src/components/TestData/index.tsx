import type {ReactNode} from 'react';
import {testData, type Outcome, type TestDataTables} from '@site/src/testData';
import CopyButton from '../CopyButton';
import DataTable, {type Row} from '../DataTable';
import styles from './styles.module.css';

/** What each kind of test data shows before its outcome, and one row of it. */
const TABLES: {[Kind in keyof TestDataTables]: {heads: string[]; row: (data: TestDataTables[Kind][number]) => Row}} = {
  cards: {
    heads: ['Card number', 'Brand', '3-D Secure'],
    row: ({number, brand, threeDSecure, outcome}) => ({
      key: number,
      cells: [<Copied key="number" text={number} what="card number" />, brand, threeDSecure, ...result(outcome)],
    }),
  },
  phones: {
    heads: ['Phone number', 'Payment method'],
    row: ({phone, method, outcome}) => ({
      key: phone,
      cells: [<Copied key="phone" text={phone} shown={phone} what="phone number" />, method, ...result(outcome)],
    }),
  },
  ibans: {
    heads: ['IBAN'],
    row: ({iban, outcome}) => ({key: iban, cells: [<Copied key="iban" text={iban} what="IBAN" />, ...result(outcome)]}),
  },
  wallets: {
    heads: ['Wallet', 'What you do'],
    row: ({wallet, action, outcome}) => ({key: `${wallet} ${action}`, cells: [wallet, action, ...result(outcome)]}),
  },
};

const OUTCOME = ['Status', 'Status code', 'What happens'];

/** A table of test data (`src/testData.ts`): what to enter, and the outcome that it gives. */
export default function TestData<Kind extends keyof TestDataTables>({kind}: {kind: Kind}): ReactNode {
  const {heads, row} = TABLES[kind];
  const data: TestDataTables[Kind][number][] = testData[kind];
  return <DataTable heads={[...heads, ...OUTCOME]} rows={data.map(row)} />;
}

function Copied({text, shown = groups(text), what}: {text: string; shown?: string; what: string}): ReactNode {
  return (
    <span className={styles.value}>
      <code>{shown}</code> <CopyButton text={text} label={`Copy the ${what} ${shown}`} />
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

import type {ReactNode} from 'react';
import {testData, type Outcome, type TestDataTables} from '@site/src/testData';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Which of the tables. */
  kind: keyof TestDataTables;
}

/** A table of test data (`src/testData.ts`): what to enter, and the outcome that it gives. */
export default function TestData({kind}: Props): ReactNode {
  switch (kind) {
    case 'cards':
      return (
        <Table heads={['Card number', 'Brand', '3-D Secure', ...OUTCOME]}>
          {testData.cards.map(({number, brand, threeDSecure, outcome}) => (
            <tr key={number}>
              <Value text={number} shown={groups(number)} what={`the card number ${groups(number)}`} />
              <td>{brand}</td>
              <td>{threeDSecure}</td>
              <Result {...outcome} />
            </tr>
          ))}
        </Table>
      );
    case 'phones':
      return (
        <Table heads={['Phone number', 'Payment method', ...OUTCOME]}>
          {testData.phones.map(({phone, method, outcome}) => (
            <tr key={phone}>
              <Value text={phone} shown={phone} what={`the phone number ${phone}`} />
              <td>{method}</td>
              <Result {...outcome} />
            </tr>
          ))}
        </Table>
      );
    case 'ibans':
      return (
        <Table heads={['IBAN', ...OUTCOME]}>
          {testData.ibans.map(({iban, outcome}) => (
            <tr key={iban}>
              <Value text={iban} shown={groups(iban)} what={`the IBAN ${groups(iban)}`} />
              <Result {...outcome} />
            </tr>
          ))}
        </Table>
      );
    case 'wallets':
      return (
        <Table heads={['Wallet', 'What you do', ...OUTCOME]}>
          {testData.wallets.map(({wallet, action, outcome}) => (
            <tr key={`${wallet} ${action}`}>
              <td>{wallet}</td>
              <td>{action}</td>
              <Result {...outcome} />
            </tr>
          ))}
        </Table>
      );
  }
}

const OUTCOME = ['Status', 'Status code', 'What happens'];

function Table({heads, children}: {heads: string[]; children: ReactNode}): ReactNode {
  return (
    <table tabIndex={0}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Value({text, shown, what}: {text: string; shown: string; what: string}): ReactNode {
  return (
    <td className={styles.value}>
      <code>{shown}</code> <CopyButton text={text} label={`Copy ${what}`} />
    </td>
  );
}

function Result({status, statusCode, text}: Outcome): ReactNode {
  return (
    <>
      <td>
        <code>{status}</code>
      </td>
      <td>{statusCode !== undefined && <code>{statusCode}</code>}</td>
      <td>{text}</td>
    </>
  );
}

/** In groups of four, as cards and bank statements show them. */
function groups(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ');
}

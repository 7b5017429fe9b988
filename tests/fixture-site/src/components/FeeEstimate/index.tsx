import React, {useState} from 'react';

/** Estimates a fee as the reader types: a component with state, on a page that hydrates. */
export default function FeeEstimate(): React.ReactNode {
  const [amount, setAmount] = useState('');
  return (
    <p>
      <label>
        Amount in cents <input type="number" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </label>{' '}
      <output>{amount === '' ? 'No fee yet' : `Fee: ${Math.ceil(Number(amount) / 100)} cents`}</output>
    </p>
  );
}

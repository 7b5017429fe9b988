import React from 'react';
import styles from './styles.module.css';

/** Vertical positions, in SVG units, of the payment methods on the left. */
const METHOD_Y_POSITIONS = [36, 118, 200, 282, 364];

/** Icons of the payment methods: card, phone, bank, QR code, and link. */
const METHOD_ICONS = [
  <path key="card" d="M-13-9h26v18h-26zM-13-3h26M-8 4h6" />,
  <path key="phone" d="M-7-13H7v26H-7zM-2 9h4" />,
  <path key="bank" d="M-13-4 0-12l13 8zM-9 0v8M-3 0v8M3 0v8M9 0v8M-13 12h26" />,
  <path key="code" d="M-12-12h9v9h-9zM3-12h9v9H3zM-12 3h9v9h-9zM3 3h4v4M12 3v4M3 12h4M12 12h-1" />,
  <path
    key="link"
    d="M-2 4a6 6 0 0 0 8.5 0l4-4A6 6 0 0 0 2-8.5l-1.5 1.5M2-4a6 6 0 0 0-8.5 0l-4 4A6 6 0 0 0-2 8.5l1.5-1.5"
  />,
];

/**
 * Renders a picture of five payment methods that flow into one payment. It's decorative and hidden from screen readers.
 */
export default function PaymentMethodsIllustration(): React.ReactNode {
  return (
    <svg className={styles.art} viewBox="0 0 560 400" aria-hidden="true" focusable="false">
      <g className={styles.streams}>
        {METHOD_Y_POSITIONS.map((y, index) => {
          const end = 200 + (index - 2) * 13;
          return <path key={y} pathLength={1} d={`M66 ${y}C190 ${y} 200 ${end} 320 ${end}H360`} />;
        })}
      </g>
      {METHOD_Y_POSITIONS.map((y, index) => (
        <g key={y} transform={`translate(36 ${y})`}>
          <rect className={styles.source} x="-30" y="-30" width="60" height="60" rx="16" />
          <g className={styles.sign}>{METHOD_ICONS[index]}</g>
        </g>
      ))}
      <rect className={styles.receipt} x="350" y="84" width="206" height="232" rx="18" />
      <circle className={styles.seal} cx="453" cy="138" r="25" />
      <path className={styles.check} pathLength={1} d="m442 139 8 8 15-16" />
      <text className={styles.amount} x="453" y="206" textAnchor="middle">
        15.00 €
      </text>
      <rect className={styles.pill} x="396" y="222" width="114" height="26" rx="13" />
      <text className={styles.status} x="453" y="239" textAnchor="middle">
        SUCCEEDED
      </text>
      <path className={styles.lines} d="M374 274h98M500 274h32M374 294h62M486 294h46" />
    </svg>
  );
}

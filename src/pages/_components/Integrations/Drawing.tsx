import React from 'react';
import styles from './styles.module.css';

/*
 * Each drawing is at most 72 by 48 pixels. Lines have the ink color. `tintedProps` is a tinted area, `emphasizedProps` an
 * emphasized line, and `accentProps` the only shape in the accent color.
 */
const tintedProps = {className: styles.soft};
const emphasizedProps = {className: styles.key};
const accentProps = {className: styles.full};

const drawings = {
  page: (
    <>
      <rect x="8" y="3" width="56" height="42" rx="5" />
      <path d="M8 13h56M13 8h.1M18 8h.1" />
      <rect x="22" y="18" width="28" height="5" rx="2" {...tintedProps} />
      <rect x="22" y="26" width="28" height="5" rx="2" {...tintedProps} />
      <rect x="22" y="34" width="28" height="6" rx="3" {...accentProps} />
    </>
  ),
  modal: (
    <>
      <rect x="4" y="5" width="64" height="38" rx="5" {...tintedProps} />
      <path d="M11 14h10M11 21h8M11 28h9M54 14h7M56 21h5" />
      <rect x="25" y="10" width="24" height="28" rx="4" className={styles.paper} />
      <path d="M30 17h14M30 23h9" />
      <rect x="30" y="28" width="14" height="5" rx="2.5" {...accentProps} />
    </>
  ),
  checkout: (
    <>
      <rect x="5" y="6" width="62" height="11" rx="3" {...tintedProps} />
      <path d="M11 11.5h.1M15 11.5h.1M19 11.5h.1M23 11.5h.1" />
      <path d="M46 3v17" {...emphasizedProps} />
      <rect x="5" y="22" width="29" height="10" rx="3" />
      <rect x="38" y="22" width="29" height="10" rx="3" />
      <rect x="5" y="37" width="62" height="8" rx="4" {...accentProps} />
    </>
  ),
  link: (
    <>
      <path d="M8 8h36a5 5 0 0 1 5 5v15a5 5 0 0 1-5 5H22l-9 8v-8H8a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5z" {...tintedProps} />
      <path d="M12 16h16M12 23h10" />
      <path
        d="M49 36a7 7 0 0 0 10 0l5-5a7 7 0 0 0-10-10l-2 2M57 27a7 7 0 0 0-10 0l-5 5a7 7 0 0 0 10 10l2-2"
        {...emphasizedProps}
      />
    </>
  ),
  qr: (
    <>
      <path
        d="M8 14V7a3 3 0 0 1 3-3h7M54 4h7a3 3 0 0 1 3 3v7M64 34v7a3 3 0 0 1-3 3h-7M18 44h-7a3 3 0 0 1-3-3v-7"
        {...emphasizedProps}
      />
      <rect x="20" y="10" width="12" height="12" rx="2" />
      <rect x="40" y="10" width="12" height="12" rx="2" />
      <rect x="20" y="27" width="12" height="12" rx="2" />
      <path d="M40 28h5v4M52 28v4M40 38h4M50 38h2" />
      <path d="M25 15h2v2h-2zM45 15h2v2h-2zM25 32h2v2h-2z" {...accentProps} />
    </>
  ),
  plugin: (
    <>
      <path d="M9 20v20a4 4 0 0 0 4 4h32a4 4 0 0 0 4-4V20" />
      <path
        d="M10 5h38l5 12a5 5 0 0 1-10 1 5 5 0 0 1-9.3 0 5 5 0 0 1-9.4 0 5 5 0 0 1-9.3 0 5 5 0 0 1-10-1z"
        {...tintedProps}
      />
      <path d="M18 44V31h11v13" />
      <path d="M54 36h-8M62 30h-4a4 4 0 0 0-4 4v4a4 4 0 0 0 4 4h4zM62 33h5M62 39h5" {...emphasizedProps} />
    </>
  ),
  subscription: (
    <>
      <rect x="6" y="8" width="44" height="36" rx="5" {...tintedProps} />
      <path d="M6 18h44M17 4v8M39 4v8M15 26h.1M24 26h.1M33 26h.1M15 35h.1M24 35h.1" />
      <path d="M66 33a12 12 0 1 1-4-9M63 18v7h-7" {...emphasizedProps} />
    </>
  ),
  saved: (
    <>
      <rect x="5" y="9" width="50" height="32" rx="5" {...tintedProps} />
      <path d="M5 18h50M12 32h12" />
      <path
        d="m60 20 3.4 6.9 7.6 1.1-5.5 5.3 1.3 7.6-6.8-3.6-6.8 3.6 1.3-7.6-5.5-5.3 7.6-1.1z"
        className={styles.star}
      />
    </>
  ),
  payout: (
    <>
      <path d="M6 20 24 8l18 12zM11 24v13M19 24v13M29 24v13M37 24v13M6 42h36" {...tintedProps} />
      <path d="M48 16h18M60 10l6 6-6 6" {...emphasizedProps} />
      <path d="M48 32h18M60 26l6 6-6 6" {...emphasizedProps} />
    </>
  ),
  rest: (
    <>
      <path d="M18 6c-7 0-2 18-10 18 8 0 3 18 10 18M54 6c7 0 2 18 10 18-8 0-3 18-10 18" />
      <path d="M24 17h10M24 31h7" />
      <path d="M39 17h9M36 31h12" {...emphasizedProps} />
      <rect x="24" y="22" width="24" height="4" rx="2" {...tintedProps} />
    </>
  ),
  graphql: (
    <>
      <path d="M36 8 54 18v14L36 42 18 32V18zM36 8 20 33h32z" {...tintedProps} />
      <path d="M36 8h.1M54 18h.1M54 32h.1M36 42h.1M18 32h.1M18 18h.1" className={styles.dots} />
    </>
  ),
  script: (
    <>
      <rect x="8" y="3" width="56" height="42" rx="5" {...tintedProps} />
      <path d="M8 13h56M13 8h.1M18 8h.1" />
      <path d="m27 22-7 7 7 7M45 22l7 7-7 7" />
      <path d="m39 20-6 18" {...emphasizedProps} />
    </>
  ),
} satisfies Record<string, React.ReactNode>;

export type DrawingName = keyof typeof drawings;

/** Renders a small picture of an integration option. It's decorative and hidden from screen readers. */
export default function Drawing({name}: {name: DrawingName}): React.ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 72 48" width="72" height="48" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}

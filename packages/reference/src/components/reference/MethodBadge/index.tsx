import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders an HTTP method, or `Webhook` for `event`, in its own color. */
export function MethodBadge({method}: {method: string}): ReactNode {
  const name = method.toLowerCase();
  return (
    <span className={clsx(styles.method, name === 'event' ? styles.event : `method--${name}`)}>
      {name === 'event' ? 'Webhook' : method.toUpperCase()}
    </span>
  );
}

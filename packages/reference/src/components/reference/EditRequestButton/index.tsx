import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from '../styles/code.module.css';

/** Renders the button that opens the samples in the request form. `request-form/client` handles the click. */
export function EditRequestButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.edit}
      data-edit=""
      aria-haspopup="dialog"
      aria-label={translate({id: 'paydocs.ref.editRequest', message: 'Edit the request'})}
    >
      <Translate id="paydocs.ref.edit">Edit</Translate>
    </button>
  );
}

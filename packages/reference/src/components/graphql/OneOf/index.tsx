import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Renders the rule of a OneOf input object: exactly one of its fields must be set. */
export function OneOf(): ReactNode {
  return (
    <p>
      <Translate id="paydocs.ref.oneOf">Set exactly one of the fields.</Translate>
    </p>
  );
}

import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** What holds for an input object of which exactly one field may be given. */
export function OneOf(): ReactNode {
  return (
    <p>
      <Translate id="paydocs.ref.oneOf">Set exactly one of the fields.</Translate>
    </p>
  );
}

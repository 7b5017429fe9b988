import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Html} from '@paydocs/theme';
import type {DescriptionData} from '../../../data/reference';
import styles from '../styles/notices.module.css';

/** Renders a deprecation notice with the reason, if the operation or type is deprecated. */
export function DeprecatedNotice({page: {deprecated}}: {page: DescriptionData}): ReactNode {
  if (deprecated === undefined) return null;
  const title = (
    <strong>
      <Translate id="paydocs.ref.old">Deprecated.</Translate>
    </strong>
  );
  if (deprecated === true) {
    return (
      <p className={styles.deprecated}>
        {title}
        {` ${translate({id: 'paydocs.ref.dontUse', message: 'Don’t use it in new integrations.'})}`}
      </p>
    );
  }
  return (
    <div className={styles.deprecated}>
      {title} <Html html={deprecated} />
    </div>
  );
}

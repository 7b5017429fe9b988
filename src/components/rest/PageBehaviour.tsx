import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, type ReactNode} from 'react';
import {arrive, installBehaviour} from './behaviour';

/** Makes tabs, copy buttons, disclosures and addresses of fields work. One for each page; shows nothing. */
export function PageBehaviour(): ReactNode {
  const history = useHistory();
  const {pathname} = useLocation();
  useEffect(() => installBehaviour((href) => history.push(href)), [history]);
  useEffect(arrive, [pathname]);
  return null;
}

import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/**
 * @param pathname - an address of the site
 * @returns whether there is a page: the not-found page has no route of its own
 */
export const isPage = (pathname: string): boolean =>
  matchRoutes(routes as never, pathname).some(({route}) => route.exact);

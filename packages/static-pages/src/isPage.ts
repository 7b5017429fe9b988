import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/**
 * @param pathname - path of the site
 * @returns whether the path has a page; the not-found page has no route
 */
export const isPage = (pathname: string): boolean =>
  matchRoutes(routes as never, pathname).some(({route}) => route.exact);

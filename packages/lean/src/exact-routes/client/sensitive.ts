/** A client module of Docusaurus: it runs before any route is matched. */
import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';

/** Says so in each route, for all that matches them: what is shown, what is loaded, what the sidebar marks. */
function makeSensitive(all: readonly RouteConfig[]): void {
  for (const route of all) {
    Object.assign(route, {sensitive: true});
    makeSensitive(route.routes ?? []);
  }
}

makeSensitive(routes);

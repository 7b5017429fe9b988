import React from 'react';
import {Route, Switch, type SwitchProps} from 'react-router-dom';
import type {RouteConfig} from 'react-router-config';

/**
 * What `renderRoutes` of react-router-config does. That function hands `sensitive` on to nobody.
 *
 * @param routes - routes of one level
 * @param extraProps - for the component of each
 * @param switchProps - for what chooses among them
 * @returns the component of the first route that matches
 */
export default function renderRoutes(
  routes: RouteConfig[] | undefined,
  extraProps: object = {},
  switchProps: SwitchProps = {},
): React.ReactNode {
  if (!routes) return null;
  return (
    <Switch {...switchProps}>
      {routes.map((route, index) => (
        <Route
          key={route.key ?? index}
          path={route.path}
          exact={route.exact}
          strict={route.strict}
          sensitive
          render={(props) => {
            const Component = route.component as React.ComponentType<object> | undefined;
            return Component && <Component {...props} {...extraProps} {...{route}} />;
          }}
        />
      ))}
    </Switch>
  );
}

import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import type {ComponentType} from 'react';
import {recovering} from './recover';

type RouteComponent = ComponentType & {preload: () => Promise<unknown>};

/**
 * Docusaurus's own, with another end for code that doesn't come: see {@link recovering}.
 *
 * @param path - a route
 * @param hash - tells routes of the same path apart
 * @returns the route's component, which loads its code
 */
export default function ComponentCreator(path: string, hash: string): RouteComponent {
  const component = createComponent(path, hash) as RouteComponent;
  const {preload} = component;
  component.preload = () => recovering(preload);
  return component;
}

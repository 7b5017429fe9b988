import {EMBED_NAMES} from '../embeds/embeds';
import type {GuideComponent} from './guideComponent';

/** A component that guides of every site use without imports. */
export interface BuiltInComponent extends Omit<GuideComponent, 'module'> {
  /**
   * Module with an export of the component's name, such as `@paydocs/theme`. Absent if the theme's `MDXComponents` or
   * `specEmbeds` provides the component.
   */
  module?: string;
}

/** Components that guides of every site use without imports, by name. */
export const builtInComponents: Readonly<Record<string, BuiltInComponent>> = {
  Tabs: {},
  TabItem: {},
  Details: {},
  Head: {},
  ...Object.fromEntries(EMBED_NAMES.map((name) => [name, {}])),
};

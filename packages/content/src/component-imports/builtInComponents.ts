import type {EmbedName} from '../embeds/embeds';
import type {GuideComponent} from './guideComponent';

/** A component that guides of every site use without imports. */
export interface BuiltInComponent extends Omit<GuideComponent, 'module'> {
  /**
   * Module with an export of the component's name, such as `@paydocs/theme`. Absent if the theme's `MDXComponents` or
   * `specEmbeds` provides the component.
   */
  module?: string;
}

/** Components that show a part of a specification. */
const embedComponents: Record<EmbedName, BuiltInComponent> = {
  ApiRequest: {attributes: {operation: {required: true}, example: {}}},
  ApiResponse: {attributes: {operation: {required: true}, status: {}, example: {}}},
  ApiFields: {attributes: {operation: {}, part: {}, type: {}, only: {}}},
  ApiEnum: {attributes: {type: {required: true}, field: {}}},
  ApiErrors: {attributes: {operation: {}, status: {}, only: {}}},
  ApiChangelog: {attributes: {}},
  ApiRelease: {attributes: {date: {required: true}}},
  ApiDeprecations: {attributes: {}},
};

/** Components that guides of every site use without imports, by name. */
export const builtInComponents: Readonly<Record<string, BuiltInComponent>> = {
  Tabs: {},
  TabItem: {},
  Details: {},
  Head: {},
  ...embedComponents,
};

import type {Brand} from '@paydocs/core/brand/types';
import type {Diagnostic} from '@paydocs/core/inputError';
import type {RenderContext} from '../reference/shared';

/**
 * Renders one of the site's own components as Markdown.
 *
 * @param attributes - attributes of the component, as strings
 * @param children - Markdown of the component's children
 */
export type ComponentRenderer = (attributes: Readonly<Record<string, string>>, children: string) => string;

/** Data for rendering guides as Markdown, apart from their files. */
export interface GuideRenderContext extends RenderContext {
  brand: Brand;
  /** Language of the pages. */
  locale: string;
  /** Folder with the data of embeds, relative to the project root. */
  embeds: string;
  /** File with the link targets of names in inline code, relative to the project root. */
  nameLinks: string;
  /** The site's own components, by name. */
  components: Readonly<Record<string, ComponentRenderer>>;
  /** Reports a component that has no Markdown. */
  report(diagnostic: Diagnostic): void;
}

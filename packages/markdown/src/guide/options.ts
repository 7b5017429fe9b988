import type {Brand} from '@paydocs/core/brand/types';
import type {InputProblem} from '@paydocs/core/inputError';
import type {Writing} from '../reference/forms';

/**
 * A component of a site's own as Markdown.
 *
 * @param attributes - what a page gives it, as texts
 * @param children - Markdown of what stands inside of it
 */
export type ComponentForm = (attributes: Readonly<Record<string, string>>, children: string) => string;

/** What the Markdown of written pages needs beside their files. */
export interface GuideWriting extends Writing {
  brand: Brand;
  /** Language of the pages. */
  locale: string;
  /** Folder of what the components show that embed a part of a specification, from the project's root. */
  embeds: string;
  /** File with where names in inline code lead, from the project's root. */
  nameLinks: string;
  /** The site's own components. */
  components: Readonly<Record<string, ComponentForm>>;
  /** Takes what has no Markdown, with its cure. */
  report(problem: InputProblem): void;
}

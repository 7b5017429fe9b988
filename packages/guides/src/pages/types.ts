import type {InputProblem} from '@paydocs/core/inputError';

/** Front matter whose fields have the types that they should have. */
export interface FrontMatter {
  id?: string;
  title?: string;
  description?: string;
  slug?: string;
  displayed_sidebar?: string | null;
  /** Of a glossary: the terms that other pages use without explaining them. */
  everyday_terms?: readonly string[];
}

/** A Markdown file that is a page, as a writer left it. */
export interface Guide {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** The whole file with its brand tokens replaced: its lines are the writer's. */
  text: string;
  frontMatter: FrontMatter;
  /** The line of a field of the front matter. */
  lineOf(field: string): number | undefined;
}

/** A mistake of which only the file is not said yet. */
export type Mistake = Omit<InputProblem, 'file'>;

import type {Diagnostic} from '@paydocs/core';

/** Fields of valid front matter that the checks read. */
export interface FrontMatter {
  id?: string;
  title?: string;
  description?: string;
  slug?: string;
  displayed_sidebar?: string | null;
  /** Terms of a glossary page that aren't explained on other pages. */
  everyday_terms?: readonly string[];
}

/** A Markdown page or partial. */
export interface Guide {
  /** Path relative to the project's root, with forward slashes. */
  file: string;
  /** Content of the whole file with brand tokens replaced. Line numbers match the file. */
  text: string;
  frontMatter: FrontMatter;
  /** Returns the 1-based line number of a front matter field, or undefined if the field is missing. */
  getLine(field: string): number | undefined;
}

/** A diagnostic without its file. */
export type PageDiagnostic = Omit<Diagnostic, 'file'>;

import type {Diagnostic} from '@paydocs/core';

/** Fields of valid front matter that the checks read. */
export interface FrontMatter {
  id?: string;
  title?: string;
  description?: string;
  slug?: string;
  displayed_sidebar?: string | null;
  /** In a glossary: terms that other pages use without an explanation. */
  everyday_terms?: readonly string[];
}

/** A Markdown page or partial. */
export interface Guide {
  /** Path relative to the project's root, with forward slashes. */
  file: string;
  /** Content of the whole file with brand tokens replaced. Line numbers match the file. */
  text: string;
  frontMatter: FrontMatter;
  /** Returns the line number of a front matter field. */
  getLine(field: string): number | undefined;
}

/** A diagnostic without its file. */
export type PageDiagnostic = Omit<Diagnostic, 'file'>;

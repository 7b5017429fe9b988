/** Kinds of diagnostics in the content of guides. */
import type {DiagnosticKind} from '@paydocs/core';
import {GUIDE_CHECKS} from './guideChecks';

/** Kinds of diagnostics that aren't from a check in {@link GUIDE_CHECKS}. */
const FILE_KINDS: readonly DiagnosticKind[] = [
  {
    id: 'content/front-matter',
    cause: "The front matter or the encoding of a file can't be read, or a field of the front matter is invalid.",
    fix: 'Correct the field as the message describes, and save the file as UTF-8.',
  },
  {
    id: 'content/syntax',
    cause: "A page can't be parsed as Markdown or MDX.",
    fix: 'Close the tag or the brace that opens here. To show "<" or "{" as text, put a backslash before it.',
  },
  {
    id: 'content/category-file',
    cause: "A _category_ file can't be read.",
    fix: "Correct the file, or delete it: the site doesn't need it, because sidebars.ts lists the pages.",
  },
  {
    id: 'content/disable-comment',
    cause: 'A docs-disable-next-line comment is incomplete, has an unknown ID, or disables nothing.',
    fix: 'Write {/* docs-disable-next-line ID: reason */} on the previous line, or delete the comment.',
  },
];

/** All kinds of diagnostics in the content of guides. */
export const CONTENT_KINDS: readonly DiagnosticKind[] = [...GUIDE_CHECKS.flatMap(({kinds}) => kinds), ...FILE_KINDS];

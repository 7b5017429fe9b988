import type {Root} from 'mdast';
import type {DiagnosticKind} from '@paydocs/core';
import type {GuideComponentSchemas} from '../component-imports/guideComponent';
import type {Guide, PageDiagnostic} from '../pages/types';

/** A parsed page or partial, with the data of the site that its checks need. */
export interface GuideCheckInput {
  guide: Guide;
  /** Syntax tree of the page. */
  tree: Root;
  /** Preprocessed source of the tree. Offsets in the tree refer to it, and line numbers refer to `guide.text`. */
  source: string;
  site: GuideSite;
}

/** Data of the site that the checks of guides need. */
export interface GuideSite {
  /** Names of the brand tokens. */
  tokens: readonly string[];
  /** Folders of generated files that the site publishes. */
  generatedFolders: readonly string[];
  /** Schemas of the site's own components that guides use without imports, by name. */
  schemas: GuideComponentSchemas;
}

/** A check that runs on each page and partial. To add a check, register it in `guideChecks.ts`. */
export interface GuideCheck {
  /** Kinds of its diagnostics. A diagnostic without an ID is of the first kind. */
  kinds: readonly [DiagnosticKind, ...DiagnosticKind[]];
  /** Checks one page or partial, and returns the diagnostics. */
  check: (page: GuideCheckInput) => PageDiagnostic[] | Promise<PageDiagnostic[]>;
}

import type {Root} from 'mdast';
import type {DiagnosticKind} from '@paydocs/core';
import type {GuideComponentSchemas} from '../component-imports/guideComponent';
import type {Guide, PageDiagnostic} from '../pages/types';

/** A parsed page or partial, with the facts about the site that its checks need. */
export interface GuideCheckInput {
  guide: Guide;
  /** Syntax tree of the page. */
  tree: Root;
  /** Preprocessed source that the tree was parsed from. Offsets in the tree refer to it, line numbers to `guide.text`. */
  source: string;
  site: SiteOfGuides;
}

/** Facts about the site that the checks of guides need. */
export interface SiteOfGuides {
  /** Names of the brand tokens. */
  tokens: readonly string[];
  /** Folders of generated files that the site publishes. */
  generatedFolders: readonly string[];
  /** The site's own components that guides use without imports. */
  schemas: GuideComponentSchemas;
}

/** A check of each page and partial. Register it in `guideChecks.ts`. */
export interface GuideCheck {
  /** Kinds of its diagnostics. A diagnostic without an ID is of the first kind. */
  kinds: readonly [DiagnosticKind, ...DiagnosticKind[]];
  /** Checks one page or partial, and returns the diagnostics. */
  check: (page: GuideCheckInput) => PageDiagnostic[] | Promise<PageDiagnostic[]>;
}

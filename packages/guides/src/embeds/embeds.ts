import type {Frame} from '@paydocs/core/codeFrame';

/** Components that show a part of a specification. Guides use them without importing them. */
export const EMBEDS = [
  'ApiRequest',
  'ApiResponse',
  'ApiFields',
  'ApiEnum',
  'ApiErrors',
  'ApiChangelog',
  'ApiRelease',
  'ApiDeprecations',
] as const;

/** A change in the words of the provider. */
export interface AnnouncedChange {
  api: string;
  kind: string;
  breaking: boolean;
  html: string;
}

/** A part of an API, with its place in the reference. */
interface Named {
  name: string;
  href?: string;
}

/** A difference between two releases. */
export interface DifferenceRow extends Named {
  /** What it is for guides. */
  target: string;
  kind: 'added' | 'changed' | 'deprecated' | 'removed';
  breaking?: true;
  text?: string;
  /** The guides that rest on it. */
  guides?: {text: string; href: string}[];
}

/** What a release changed. */
export interface ReleaseData {
  date: string;
  /** The release before; the first one has none. */
  before?: string;
  html?: string;
  changes: AnnouncedChange[];
  /** What snapshots of both releases tell, of each API. */
  apis: {api: string; rows: DifferenceRow[]}[];
}

/** Something that should not be used any more. */
export interface DeprecationRow extends Named {
  api: string;
  date: string;
  sunset?: string;
  successor?: Named;
  html?: string;
}

export type EmbedName = (typeof EMBEDS)[number];

/** What `packages/guides/src/embeds/components` shows. Every `html` is safe to insert: it comes from our own Markdown and highlighting. */
export type EmbedData =
  | ({kind: 'code'} & Frame)
  | {
      kind: 'fields';
      rows: {name: string; href?: string; type: string; required: boolean; html?: string}[];
      showsRequired: boolean;
    }
  | {kind: 'values'; rows: {value: string; href?: string; html?: string}[]}
  | {
      kind: 'changelog';
      releases: {
        id: string;
        date: string;
        title: string;
        html?: string;
        /** Address of the release's own page. */
        page?: string;
        changes: AnnouncedChange[];
      }[];
    }
  | ({kind: 'release'} & ReleaseData)
  | {kind: 'deprecations'; rows: DeprecationRow[]}
  | {kind: 'errors'; rows: {status?: string; code: string; href?: string; cause?: string; cure?: string}[]};

/**
 * @param name - a component
 * @param attributes - what a guide gives it
 * @returns the name of the file with what it shows
 */
export function embedFile(name: string, attributes: Readonly<Record<string, string>>): string {
  const words = Object.entries(attributes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key}-${value.replace(/[^\w.-]+/g, '_')}`);
  return `${[name, ...words].join('.')}.json`;
}

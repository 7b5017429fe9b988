import type {CodeFrameData} from '@paydocs/core/client';

/** Names of the components that render data from a specification. Guides use them without imports. */
export const EMBED_NAMES = [
  'ApiRequest',
  'ApiResponse',
  'ApiFields',
  'ApiEnum',
  'ApiErrors',
  'ApiChangelog',
  'ApiRelease',
  'ApiDeprecations',
] as const;

/** A change that the provider has announced. */
export interface AnnouncedChange {
  api: string;
  kind: string;
  breaking: boolean;
  html: string;
}

/** A named part of an API, such as an operation or a field, with the URL of its documentation in the reference. */
interface LinkedName {
  name: string;
  href?: string;
}

/** A difference between two releases. */
export interface DifferenceRow extends LinkedName {
  /** ID by which guides refer to the named part. */
  target: string;
  kind: 'added' | 'changed' | 'deprecated' | 'removed';
  breaking?: true;
  text?: string;
  /** Links to the guides that use the named part. */
  guides?: {text: string; href: string}[];
}

/** The announced changes of a release, and its differences from the previous one. */
export interface ReleaseData {
  date: string;
  /** Date of the previous release, if there is one. */
  before?: string;
  html?: string;
  changes: AnnouncedChange[];
  /** Differences between the snapshots of both releases, by API. */
  apis: {api: string; rows: DifferenceRow[]}[];
}

/** A deprecated part of an API. */
export interface DeprecationRow extends LinkedName {
  api: string;
  date: string;
  sunset?: string;
  successor?: LinkedName;
  html?: string;
}

export type EmbedName = (typeof EMBED_NAMES)[number];

/**
 * Data of the components in `packages/content/src/embeds/components`. Each `html` is safe to insert, because our
 * Markdown renderer or highlighter generated it.
 */
export type EmbedData =
  | ({kind: 'code'} & CodeFrameData)
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
        /** URL of the release's page. */
        page?: string;
        changes: AnnouncedChange[];
      }[];
    }
  | ({kind: 'release'} & ReleaseData)
  | {kind: 'deprecations'; rows: DeprecationRow[]}
  | {
      kind: 'errors';
      rows: {status?: string; code: string; href?: string; cause?: string; cure?: string}[];
      /** True if the rows are in alphabetical order, with the code before its status. */
      isIndex?: true;
    };

/**
 * Returns the name of the JSON file with the data of a component.
 *
 * @param name - name of a component
 * @param attributes - values of the component's attributes in a guide, by name
 */
export function getEmbedFileName(name: string, attributes: Readonly<Record<string, string>>): string {
  const parts = Object.entries(attributes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}-${value.replace(/[^\w.-]+/g, '_')}`);
  return `${[name, ...parts].join('.')}.json`;
}

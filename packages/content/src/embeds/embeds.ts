import type {Frame} from '@paydocs/core/client';

/** Components that show a part of a specification. Guides use them without imports. */
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

/** A change as announced by the provider. */
export interface AnnouncedChange {
  api: string;
  kind: string;
  breaking: boolean;
  html: string;
}

/** A part of an API, with its URL in the reference. */
interface NamedPart {
  name: string;
  href?: string;
}

/** A difference between two releases. */
export interface DifferenceRow extends NamedPart {
  /** ID by which guides refer to the part. */
  target: string;
  kind: 'added' | 'changed' | 'deprecated' | 'removed';
  breaking?: true;
  text?: string;
  /** Guides that use the part. */
  guides?: {text: string; href: string}[];
}

/** Changes of a release. */
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
export interface DeprecationRow extends NamedPart {
  api: string;
  date: string;
  sunset?: string;
  successor?: NamedPart;
  html?: string;
}

export type EmbedName = (typeof EMBEDS)[number];

/**
 * Data of the components in `packages/content/src/embeds/components`. Every `html` is safe to insert: our Markdown renderer and
 * highlighter generate it.
 */
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
        /** URL of the page of the release. */
        page?: string;
        changes: AnnouncedChange[];
      }[];
    }
  | ({kind: 'release'} & ReleaseData)
  | {kind: 'deprecations'; rows: DeprecationRow[]}
  | {
      kind: 'errors';
      rows: {status?: string; code: string; href?: string; cause?: string; cure?: string}[];
      /** True if the rows are in alphabetical order: the code then comes before its status. */
      isIndex?: true;
    };

/**
 * Returns the name of the file with the data of a component.
 *
 * @param name - name of a component
 * @param attributes - attributes of the component in a guide
 */
export function getEmbedFileName(name: string, attributes: Readonly<Record<string, string>>): string {
  const parts = Object.entries(attributes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}-${value.replace(/[^\w.-]+/g, '_')}`);
  return `${[name, ...parts].join('.')}.json`;
}

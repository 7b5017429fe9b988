import type {Frame} from '@paydocs/core/codeFrame';

/** Components that show a part of a specification. Guides use them without importing them. */
export const EMBEDS = ['ApiRequest', 'ApiResponse', 'ApiFields', 'ApiEnum', 'ApiErrors', 'ApiChangelog'] as const;

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
        changes: {api: string; kind: string; breaking: boolean; html: string}[];
      }[];
    }
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

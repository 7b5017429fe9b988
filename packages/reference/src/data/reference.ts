import type {Fact} from '@paydocs/specs/openapi/fact';

/**
 * What the pages of both references know, as their data files hold it. What only one of them knows is added in
 * `rest.ts` and `graphql.ts`.
 *
 * The generators in `packages/reference/src/rest` and `graphql` write it, the components in
 * `packages/reference/src/components` read it. Every `html` and `code` is safe to insert: it comes from our own
 * Markdown, escaping and highlighting. Whatever is empty is left out.
 */

/** A link to another page or another place of the same page. */
export interface LinkData {
  text: string;
  href: string;
}

/** Guides that rest on what a page of a reference is about, by the page's address. */
export type GuidesOfPages = Readonly<Record<string, readonly LinkData[]>>;

/** A short fact about a value: `['Maximum 100']`, or `['Default', 'SALE']` when there is something to set as code; in a block, if it has several lines. */
export type FactData = Fact;

/** What is said of an operation, a type, a field or a value. */
export interface DescribedData {
  html?: string;
  /** That it should not be used any more; HTML, if a reason is given. */
  deprecated?: true | string;
  /** The month in which that was said: `2026-05`; left out if it was so in the first release. */
  deprecatedIn?: string;
  /** More to read about it. */
  docs?: LinkData;
}

/** One value of an enumeration, as it is sent. */
export interface ValueData extends Pick<DescribedData, 'html' | 'deprecated' | 'deprecatedIn'> {
  /** Its address on the page. */
  id?: string;
  name: string;
}

/** What is inside of a type. */
export interface ContentData {
  fields?: FieldData[];
  values?: ValueData[];
}

/** A type where somebody uses it. */
export interface TypeData extends DescribedData, ContentData {
  /** `array of object`, `integer (int64)`; `[Charge!]!` */
  type: string;
  /** The page of the named type; without text where the label of the type has its name. */
  ref?: Partial<LinkData> & Pick<LinkData, 'href'>;
  /** Limits, default and examples. */
  facts?: FactData[];
}

/** A property, parameter, header or argument. */
export interface FieldData extends TypeData {
  /** Its address on the page. */
  id: string;
  name: string;
  /** Whether who sends it must give a value; `always`: in what the API sends, where nobody has to do anything about it. */
  required?: true | 'always';
}

/** A block of code that is shown as an example, highlighted. */
export interface ExampleData {
  id: string;
  label: string;
  /** The inside of a `code` element. */
  code?: string;
}

/** Programs that send an operation, or the messages that are exchanged. */
export interface SamplesData {
  /** What to know of all of them. */
  html?: string;
  /** A tab for each language: a choice counts for all pages. */
  tabs: {id: string; label: string}[];
  /** For each example the blocks in the order of `tabs`, as the inside of a `code` element. */
  examples: {
    id: string;
    label: string;
    code: string[];
    /** Id of the response that is shown with it; empty if none is. */
    answer?: string;
  }[];
}

/** Who uses a type: an operation or another type. */
export interface UseData extends LinkData {
  /** Where in it; a place without an address has only a name. */
  places?: (LinkData | string)[];
  deprecated?: true;
}

/** Uses of one kind under a title, which is empty where the heading says it. */
export interface UseGroupData<Use extends UseData = UseData> {
  title: string;
  uses: Use[];
}

/** The core of each page of an operation or a type. */
export interface PageData extends DescribedData {
  /** What stands for the same in the other API. */
  same?: LinkData[];
  /** When it came, changed and was deprecated, if that was after the first release. */
  history?: string;
  examples?: ExampleData[];
}

/** The core of an operation's page. */
export interface OperationData extends PageData {
  samples?: SamplesData;
}

/** The core of a named type's page. */
export interface NamedTypeData<Use extends UseData = UseData> extends PageData, ContentData {
  /** By the id of the section that shows them. */
  uses?: Record<string, UseGroupData<Use>[]>;
}

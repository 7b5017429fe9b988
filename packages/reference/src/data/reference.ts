import type {Fact} from '@paydocs/specs/client';

/**
 * Page data that both references have, in the format of their data files. `rest.ts` and `graphql.ts` add the parts that
 * only one of them has.
 *
 * The generators in `packages/reference/src/rest` and `graphql` write it, and the components in
 * `packages/reference/src/components` read it. Every `html` and `code` is safe to insert, because it comes from our own
 * Markdown renderer, escaping, and highlighter. Empty values are omitted.
 */

/** A link to another page, or to an anchor on the same page. */
export interface LinkData {
  text: string;
  href: string;
}

/** Links to the guides that use a reference page's operation or type, by the page's URL. */
export type GuidesByPage = Readonly<Record<string, readonly LinkData[]>>;

/**
 * A short fact about a value: `['Maximum 100']`, or `['Default', 'SALE']` with a part that's set as code. Code of several
 * lines is rendered as a block.
 */
export type FactData = Fact;

/** The description of an operation, type, field, or value. */
export interface DescribedData {
  html?: string;
  /** Whether it's deprecated; the reason as HTML, if there is one. */
  deprecated?: true | string;
  /** Month of the deprecation: `2026-05`. Omitted if it was already deprecated in the first release. */
  deprecatedIn?: string;
  /** Link to further documentation. */
  docs?: LinkData;
}

/** One value of an enumeration, as it's sent. */
export interface ValueData extends Pick<DescribedData, 'html' | 'deprecated' | 'deprecatedIn'> {
  /** Its anchor on the page. */
  id?: string;
  name: string;
}

/** Fields or values of a type. */
interface ContentData {
  fields?: FieldData[];
  values?: ValueData[];
}

/** A type at the point of use, such as the type of a field. */
export interface TypeData extends DescribedData, ContentData {
  /** `array of object`, `integer (int64)`; `[Charge!]!` */
  type: string;
  /** Link to the page of the named type. It has no text if `type` already contains the name. */
  ref?: Partial<LinkData> & Pick<LinkData, 'href'>;
  /** Limits, default, and examples. */
  facts?: FactData[];
}

/** A property, parameter, header, or argument. */
export interface FieldData extends TypeData {
  /** Its anchor on the page. */
  id: string;
  name: string;
  /** Whether the sender must set it. `always` in data that the API sends, where the reader has nothing to set. */
  required?: true | 'always';
}

/** A highlighted block of code that's an example. */
export interface ExampleData {
  id: string;
  label: string;
  /** Inner HTML of a `code` element. */
  code?: string;
}

/** Programs that send an operation, or the messages that client and server exchange. */
export interface SamplesData {
  /** A note that applies to all of them. */
  html?: string;
  /** A tab for each language. The choice applies to all pages. */
  tabs: {id: string; label: string}[];
  /** The code of each example in the order of `tabs`, as inner HTML of `code` elements. */
  examples: {
    id: string;
    label: string;
    code: string[];
    /** Id of the response that's visible with it; empty if there is none. */
    responseId?: string;
  }[];
}

/** An operation or type that uses a type. */
export interface UseData extends LinkData {
  /** Occurrences of the type in it. An occurrence without an anchor has only a name. */
  occurrences?: (LinkData | string)[];
  deprecated?: true;
}

/** Uses of one kind under a title, which is empty if the heading is enough. */
export interface UseGroupData<Use extends UseData = UseData> {
  title: string;
  uses: Use[];
}

/** Common data of the pages of operations and types. */
export interface PageData extends DescribedData {
  /** Links to the equivalents in the other API. */
  counterparts?: LinkData[];
  /** When it was added, changed, and deprecated, if that was after the first release. */
  history?: string;
  examples?: ExampleData[];
}

/** Common data of an operation's page. */
export interface OperationData extends PageData {
  samples?: SamplesData;
}

/** Common data of a named type's page. */
export interface NamedTypeData<Use extends UseData = UseData> extends PageData, ContentData {
  /** Uses by the id of their section. */
  uses?: Record<string, UseGroupData<Use>[]>;
}

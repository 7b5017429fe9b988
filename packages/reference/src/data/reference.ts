import type {Fact} from '@paydocs/specs/client';

/**
 * Page data that both references have, in the format of their data files. `rest.ts` and `graphql.ts` add the data that
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
 * Short fact about a value: `['Maximum 100']`, or `['Default', 'SALE']`, whose second element is rendered as code. Code
 * with several lines is rendered as a block.
 */
export type FactData = Fact;

/** Description of an operation, type, field, or value. */
export interface DescriptionData {
  html?: string;
  /** Reason for the deprecation as HTML, or `true` if there is none; undefined if the item isn't deprecated. */
  deprecated?: true | string;
  /** Month of the deprecation, such as `2026-05`; undefined if the item was already deprecated in the first release. */
  deprecatedIn?: string;
  docs?: LinkData;
}

/** Value of an enumeration, and its anchor on the page. */
export interface ValueData extends Pick<DescriptionData, 'html' | 'deprecated' | 'deprecatedIn'> {
  /** ID of the anchor on the page. */
  id?: string;
  name: string;
}

/** Fields or values of a type. */
interface TypeMembersData {
  fields?: FieldData[];
  values?: ValueData[];
}

/** A type at the point of use, such as the type of a field. */
export interface TypeData extends DescriptionData, TypeMembersData {
  /** Label of the type: `array of object` or `integer (int64)` in REST, `[Charge!]!` in GraphQL. */
  type: string;
  /** Link to the page of the named type. It has no text if `type` already contains the name. */
  ref?: Partial<LinkData> & Pick<LinkData, 'href'>;
  /** Limits, default, and examples. */
  facts?: FactData[];
}

/** A property, parameter, header, or argument. */
export interface FieldData extends TypeData {
  /** ID of the anchor on the page. */
  id: string;
  name: string;
  /** `true` if the reader must send the field; `always` if the API always sends it. */
  required?: true | 'always';
}

/** Example as a highlighted block of code. */
export interface ExampleData {
  id: string;
  label: string;
  /** Inner HTML of a `code` element. */
  code?: string;
}

/** Programs that send an operation, or the messages that client and server exchange. */
export interface SamplesData {
  /** Note about all programs, as HTML. */
  html?: string;
  /** A tab for each language. The choice applies to all pages. */
  tabs: {id: string; label: string}[];
  /** The code of each example in the order of `tabs`, as inner HTML of `code` elements. */
  examples: {
    id: string;
    label: string;
    code: string[];
    /** ID of the response example that is displayed together with this example; empty to display none. */
    responseId?: string;
  }[];
}

/** An operation or type that uses a type. */
export interface UsageData extends LinkData {
  /** HTTP method of an operation, or `event` for a webhook. Only the REST reference has it. */
  method?: string;
  /** Occurrences of the type in the operation or type. An occurrence without an anchor is only a name. */
  occurrences?: (LinkData | string)[];
  /** The connection field through which a GraphQL operation returns the type: `ChargesConnection.nodes`. */
  through?: LinkData;
  deprecated?: true;
}

/** Uses of one kind, with a title. The title is empty if the section's heading is sufficient. */
export interface UsageGroupData {
  title: string;
  uses: UsageData[];
}

/** Common data of the pages of operations and types. */
export interface PageData extends DescriptionData {
  counterparts?: LinkData[];
  /** Text with the months in which the operation or type was added, changed, and deprecated after the first release. */
  history?: string;
  examples?: ExampleData[];
}

/** Common data of an operation's page. */
export interface OperationData extends PageData {
  samples?: SamplesData;
}

/** Common data of a named type's page. */
export interface NamedTypeData extends PageData, TypeMembersData {
  /** Uses by the ID of their section. */
  uses?: Record<string, UsageGroupData[]>;
}

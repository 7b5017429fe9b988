/**
 * What the GraphQL pages know, as their data files hold it.
 *
 * The generator in `src/plugins/reference/graphql` writes it and the components in
 * `src/components/graphql` read it. Every `html`, `type` and `code` is safe to insert: it comes from our
 * own Markdown, escaping and highlighting. Whatever is empty is left out.
 */

/** A link to another page or another place of the same page. */
export interface LinkData {
  text: string;
  href: string;
}

/** A field, an argument or a value. */
export interface MemberData {
  /** Its address on the page. */
  id: string;
  name: string;
  /** HTML: the type with a link, such as `[<a href="…">Charge</a>!]!`. Values have none. */
  type?: string;
  /** Whether who sends it must give a value. */
  required?: true;
  /** Value in GraphQL that counts when none is given. */
  default?: string;
  html?: string;
  /** HTML: why it should not be used any more; empty when nothing is said. */
  deprecated?: string;
  arguments?: MemberData[];
}

/** A field of what an operation returns; its own page says more. */
export interface ReturnedFieldData extends LinkData {
  /** HTML: the type with a link. */
  type: string;
  /** HTML of one sentence. */
  html?: string;
  deprecated?: true;
}

/** What an operation returns. */
export interface ReturnsData {
  /** HTML: the type with a link. */
  type: string;
  html?: string;
  /** Name of the type that has the fields. */
  name?: string;
  fields?: ReturnedFieldData[];
  /** The types that an interface or union can turn out to be; a root type has no page. */
  possible?: (Pick<LinkData, 'text'> & Partial<LinkData>)[];
}

/** A block of code in tabs. */
export interface CodeTabData {
  /** What the choice is stored as. */
  id: string;
  label: string;
  /** The inside of a `code` element. */
  code: string;
}

/** Something to send, and what comes back. */
export interface ExampleData {
  /** The operation with its variables and the answer. */
  parts: CodeTabData[];
  /** Programs that send it, or the messages that are exchanged. */
  calls?: CodeTabData[];
  /** Whether the tabs of `calls` are languages: a choice then counts for all pages. */
  byLanguage?: true;
  /** Code of the error that is answered, where somebody with an API key receives nothing else. */
  fails?: string;
}

/** Who uses a type: an operation or another type, with the places in it. */
export interface UseData extends LinkData {
  /** The field of a connection in which an operation returns the type: `ChargesConnection.nodes`. */
  through?: LinkData;
  places?: LinkData[];
  deprecated?: true;
}

/** Uses of one kind under a title. */
export interface UseGroupData {
  title: string;
  uses: UseData[];
}

/** What the components of a page show. */
export interface GraphqlPageData {
  html?: string;
  /** HTML: why it should not be used any more; empty when nothing is said. */
  deprecated?: string;
  /** HTML of a link to where a scalar is specified. */
  specification?: LinkData;
  /** The definition in the schema language: the inside of a `code` element, with links to types. */
  definition: string;
  /** Whether exactly one of the fields must be given. */
  isOneOf?: true;
  /** Fields, values or arguments. */
  members?: MemberData[];
  returns?: ReturnsData;
  example?: ExampleData;
  /** What its section is: `interfaces`, `implemented-by`, `possible-types`, `member-of`, `returned-by`, `used-by`. */
  uses?: Record<string, UseGroupData[]>;
  /** Where a directive may stand. */
  locations?: string[];
}

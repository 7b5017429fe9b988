/** A component of the site that guides use without imports. */
export interface GuideComponent {
  /** Module whose default export is the component, such as `@site/src/components/TestData`. */
  module: string;
  /** Attributes that guides can write, by name. Absent if they aren't checked. */
  attributes?: Readonly<Record<string, GuideAttribute>>;
  /**
   * Returns the component's text for search.
   *
   * @param attributes - attributes as strings
   * @returns a string for each row or paragraph
   */
  getSearchText?: (attributes: Readonly<Record<string, string>>) => string[];
}

/** Attribute of a component in guides. */
export interface GuideAttribute {
  required?: boolean;
  /** Allowed values. Absent if they can't be listed. */
  values?: readonly string[];
  /** Format of values that can't be listed. Absent if any string is allowed. It's data, because processes exchange it. */
  format?: {
    /** Regular expression that the whole value matches. */
    pattern: string;
    /** Valid value, for messages. */
    example: string;
  };
}

/** Attributes of each component that guides use without imports. */
export type GuideComponentSchemas = Readonly<Record<string, Pick<GuideComponent, 'attributes'>>>;

/** A component of the site that guides use without imports. */
export interface GuideComponent {
  /** Module whose default export is the component, such as `@site/src/components/TestData`. */
  module: string;
  /** Attributes that guides can write, by name. Absent if they aren't checked. */
  attributes?: Readonly<Record<string, GuideAttribute>>;
  /**
   * Returns the component's text for search. `translate` of `@paydocs/core` translates into the guide's language.
   *
   * @param attributes - values of the attributes in a guide, by name
   * @param locale - language of the guide, such as `en`
   * @returns a string for each row or paragraph
   */
  getSearchText?: (attributes: Readonly<Record<string, string>>, locale: string) => string[];
}

/** A rule for an attribute of a component in guides. */
export interface GuideAttribute {
  required?: boolean;
  /** Allowed values. Absent if they can't be listed. */
  values?: readonly string[];
  /** Format of values that can't be listed. Absent if any string is allowed. Must be serializable as JSON. */
  format?: {
    /** Source of the regular expression that the whole value must match. */
    pattern: string;
    /** A valid value, for messages. */
    example: string;
  };
}

/** Attribute rules of the components that guides use without imports, by name of the component. */
export type GuideComponentSchemas = Readonly<Record<string, Pick<GuideComponent, 'attributes'>>>;

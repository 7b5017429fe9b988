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
  /** Allowed values. Absent if any string is allowed. */
  values?: readonly string[];
}

/** Attributes of each component that guides use without imports. */
export type GuideComponentSchemas = Readonly<Record<string, Pick<GuideComponent, 'attributes'>>>;

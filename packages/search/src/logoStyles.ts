/**
 * Content of the `style` element that DocSearch inserts with Algolia's logo. The security policy allows it by its hash.
 */
export const algoliaLogoStyles = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** The bundler's rule for Markdown pages, as @docusaurus/mdx-loader creates it. */
export interface MdxRule {
  use: {
    loader: string;
    options: {
      /** Absolute paths of files that affect the compiled page. */
      dependencies?: string[];
    };
  }[];
}

/**
 * Adds files to the dependencies of a rule, so that pages are recompiled when these files change.
 *
 * @param rule - rule for the Markdown pages of an area
 * @param files - absolute paths of code that compiles pages
 * @returns a copy of the rule
 */
export const addDependencies = (rule: MdxRule, files: readonly string[]): MdxRule => ({
  ...rule,
  use: rule.use.map(({loader, options}) => ({
    loader,
    options: {...options, dependencies: [...(options.dependencies ?? []), ...files]},
  })),
});

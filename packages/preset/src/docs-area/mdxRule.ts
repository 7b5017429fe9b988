/** The bundler's rule for Markdown pages, in the shape that @docusaurus/mdx-loader creates. */
export interface MdxRule {
  use: {
    loader: string;
    options: {
      /** Files that affect the compiled page. */
      dependencies?: string[];
    };
  }[];
}

/**
 * @param rule - rule of any area
 * @param files - code that compiles pages
 * @returns the rule, changed so that pages are recompiled when the code changes
 */
export const addDependencies = (rule: MdxRule, files: readonly string[]): MdxRule => ({
  ...rule,
  use: rule.use.map(({loader, options}) => ({
    loader,
    options: {...options, dependencies: [...(options.dependencies ?? []), ...files]},
  })),
});

/** The bundler's rule for Markdown pages, as @docusaurus/mdx-loader makes it. */
export interface MdxRule {
  use: {
    loader: string;
    options: {
      /** Files that decide what becomes of a page. */
      dependencies?: string[];
    };
  }[];
}

/**
 * @param rule - of any area
 * @param files - code that compiles pages
 * @returns the rule, whose pages are compiled anew when the code changes
 */
export const withDependencies = (rule: MdxRule, files: readonly string[]): MdxRule => ({
  ...rule,
  use: rule.use.map(({loader, options}) => ({
    loader,
    options: {...options, dependencies: [...(options.dependencies ?? []), ...files]},
  })),
});

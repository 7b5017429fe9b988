import {compileGeneratedPage, type CompiledPage} from './generatedPage';

/** A part of MDX as the loader calls it. */
interface Processor {
  process(page: {content: string}): Promise<CompiledPage>;
}

/** The bundler's rule for Markdown pages, as @docusaurus/mdx-loader makes it. */
export interface MdxRule {
  use: {
    loader: string;
    options: {
      processors: {mdProcessor: Processor; mdxProcessor: Processor};
      /** Files that decide what becomes of a page. */
      dependencies?: string[];
      /** The pages that one bundle compiled and the other one waits for. */
      crossCompilerCache?: unknown;
    };
  }[];
}

/**
 * @param rule - of an area whose pages a generator makes
 * @returns the rule, with a compiler that knows the generator's pages and leaves all others to MDX
 */
export function withQuickPages(rule: MdxRule): MdxRule {
  return withOptions(rule, (options) => ({
    ...options,
    processors: {
      ...options.processors,
      mdxProcessor: {
        process: async (page) =>
          compileGeneratedPage(page.content) ?? (await options.processors.mdxProcessor.process(page)),
      },
    },
  }));
}

/**
 * @param rule - of an area whose pages are in the server's bundle only
 * @returns the rule without the cache that the bundles share: in it, the server would wait for the browser's bundle
 */
export function inOneBundle(rule: MdxRule): MdxRule {
  return withOptions(rule, (options) => ({...options, crossCompilerCache: undefined}));
}

/**
 * @param rule - of any area
 * @param files - code that compiles pages
 * @returns the rule, whose pages are compiled anew when the code changes
 */
export function withDependencies(rule: MdxRule, files: readonly string[]): MdxRule {
  return withOptions(rule, (options) => ({...options, dependencies: [...(options.dependencies ?? []), ...files]}));
}

type Options = MdxRule['use'][number]['options'];

function withOptions(rule: MdxRule, change: (options: Options) => Options): MdxRule {
  return {...rule, use: rule.use.map((item) => ({...item, options: change(item.options)}))};
}

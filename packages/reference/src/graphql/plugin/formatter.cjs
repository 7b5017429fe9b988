/**
 * Formatter for @graphql-markdown/docusaurus, which forwards its hooks to `hooks.ts`. The package imports this file by
 * its path, without compilation, so it can't be TypeScript. All importers in a process share one instance of it.
 */
let hooks;

const createHook = (name) => async (event) => (await hooks())[name](event);

module.exports = {
  /**
   * Sets the function that loads the hooks.
   *
   * @param load - returns the hooks by the package's names; called once, before the first hook
   */
  giveHooks(load) {
    let loaded;
    hooks = () => (loaded ??= load());
  },
  mdxDeclaration: '',
  beforeLoadSchemaHook: createHook('beforeLoadSchemaHook'),
  beforeRenderRootTypesHook: createHook('beforeRenderRootTypesHook'),
  beforePrintTypeHook: createHook('beforePrintTypeHook'),
  afterRenderTypeEntitiesHook: createHook('afterRenderTypeEntitiesHook'),
  afterRenderFilesHook: createHook('afterRenderFilesHook'),
};

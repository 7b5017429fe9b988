/**
 * The formatter of @graphql-markdown/docusaurus: passes its hooks on to `hooks.ts`. The package imports this
 * file by its path and as it is, so it is no TypeScript, and there is one of it in a process whoever loads it.
 */
let hooks;

const call = (name) => async (event) => (await hooks())[name](event);

module.exports = {
  /** @param load - gives what is called from now on, by the names of the package's hooks; called once, for the first */
  giveHooks(load) {
    let loaded;
    hooks = () => (loaded ??= load());
  },
  mdxDeclaration: '',
  beforeLoadSchemaHook: call('beforeLoadSchemaHook'),
  beforeRenderRootTypesHook: call('beforeRenderRootTypesHook'),
  beforePrintTypeHook: call('beforePrintTypeHook'),
  afterRenderTypeEntitiesHook: call('afterRenderTypeEntitiesHook'),
  afterRenderFilesHook: call('afterRenderFilesHook'),
};

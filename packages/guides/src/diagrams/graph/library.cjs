/**
 * Loads beautiful-mermaid, which has no entry for `require`. Docusaurus translates `import()` in the
 * files of its configuration to `require`, but leaves `.cjs` files alone.
 */
module.exports = () => import('beautiful-mermaid');

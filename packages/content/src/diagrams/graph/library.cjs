/**
 * Loads beautiful-mermaid, which has no entry point for `require`. Docusaurus compiles `import()` in the files of its configuration to
 * `require`, but doesn't compile `.cjs` files.
 */
module.exports = () => import('beautiful-mermaid');

/**
 * A bundler loader that replaces a static page with a stub in the browser's bundle. The stub has only the styles of the
 * page's components, and the page's files. The loader runs after the MDX loader, because the server's compiler waits
 * for the output of that loader.
 *
 * It also reports components that need React in the browser, including on React pages.
 */
const fs = require('node:fs');
const {parse} = require('acorn');
const {simple} = require('acorn-walk');
const {checkImports, checkReactPage} = require('./componentState.cjs');

const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---/;
/** Matches imports that aren't components: those of MDX itself, and data. */
const NON_COMPONENT = /^(?:react|react\/.*|@mdx-js\/react|.*\.json)$/;
const REACT_PAGE = /\.[jt]sx?$/;

module.exports = async function (code) {
  const done = this.async();
  try {
    if (REACT_PAGE.test(this.resourcePath)) {
      await checkReactPage(this, fs.readFileSync(this.resourcePath, 'utf8'));
      return done(null, code);
    }
    const [, frontMatter = ''] = FRONT_MATTER.exec(fs.readFileSync(this.resourcePath, 'utf8')) ?? [];
    if (/^hydrate:\s*true\s*$/m.test(frontMatter)) return done(null, code);
    const {imports, files} = collectParts(code);
    await checkImports(this, imports);
    // The preview renders every page with React.
    if (this.mode !== 'production') return done(null, code);
    // All components share one chunk, which browsers never load. `import()` uses a module as a whole, so packages
    // without side effects keep their styles.
    const parts = [
      ...imports.map((name) => `() => import(/* webpackChunkName: "static-parts" */ ${JSON.stringify(name)})`),
      ...files.map((name) => `() => require(${JSON.stringify(name)})`),
    ];
    done(
      null,
      `export const parts = [${parts.join(', ')}];\nexport default function Static() { location.reload(); return null; }\n`,
    );
  } catch (error) {
    done(error);
  }
};

/** Collects the module specifiers of a page's components and files from MDX's output. */
function collectParts(code) {
  const tree = parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
  const files = new Set();
  simple(tree, {
    CallExpression({callee, arguments: [first]}) {
      if (callee.name === 'require' && typeof first?.value === 'string') files.add(first.value);
    },
  });
  const sources = tree.body.flatMap(({type, source}) => (type === 'ImportDeclaration' ? [source.value] : []));
  return {imports: [...new Set(sources.filter((name) => !NON_COMPONENT.test(name)))], files: [...files]};
}

/**
 * Bundler loader for pages in the browser's compiler. Of a page that isn't hydrated it keeps what has effects outside of scripts: the
 * styles of its components, and its files. It runs after the MDX loader, not in its place: the server's compiler waits for what MDX gave
 * the browser's.
 *
 * It also reports components that need React in the browser, on React pages too.
 */
const fs = require('node:fs');
const {parse} = require('acorn');
const {simple} = require('acorn-walk');
const {checkImports, checkReactPage} = require('./componentState.cjs');

const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---/;
/** What MDX imports for itself, and data. */
const NO_COMPONENT = /^(?:react|react\/.*|@mdx-js\/react|.*\.json)$/;
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
    const {imports, files} = partsOf(code);
    await checkImports(this, imports);
    // The preview renders every page with React.
    if (this.mode !== 'production') return done(null, code);
    // One chunk, which nobody loads, holds each component once. What `import()` brings is used as a whole, so that packages without side
    // effects keep their styles.
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

/** The components and files of a page, as MDX wrote them. */
function partsOf(code) {
  const tree = parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
  const files = new Set();
  simple(tree, {
    CallExpression({callee, arguments: [first]}) {
      if (callee.name === 'require' && typeof first?.value === 'string') files.add(first.value);
    },
  });
  const sources = tree.body.flatMap(({type, source}) => (type === 'ImportDeclaration' ? [source.value] : []));
  return {imports: [...new Set(sources.filter((name) => !NO_COMPONENT.test(name)))], files: [...files]};
}

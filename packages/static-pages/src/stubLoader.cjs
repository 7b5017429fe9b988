/**
 * Bundler loader for pages in the browser's compiler. Of a page that isn't hydrated it keeps what has effects outside of scripts: the
 * styles of its components, and its files. It runs after the MDX loader, not in its place: the server's compiler waits for what MDX gave
 * the browser's.
 *
 * It also tells of components that need React in the browser.
 */
const fs = require('node:fs');
const path = require('node:path');
const {parse} = require('acorn');
const {simple} = require('acorn-walk');

const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---/;
/** What MDX imports for itself, and data. */
const NO_COMPONENT = /^(?:react|react\/.*|@mdx-js\/react|.*\.json)$/;
/** What does nothing without React in the browser. */
const STATE = /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Transition)\s*[<(]|<BrowserOnly\b/;

module.exports = async function (code) {
  const done = this.async();
  try {
    const [, frontMatter = ''] = FRONT_MATTER.exec(fs.readFileSync(this.resourcePath, 'utf8')) ?? [];
    if (/^hydrate:\s*true\s*$/m.test(frontMatter)) return done(null, code);
    const {imports, files} = partsOf(code);
    for (const name of imports) await checkComponent(this, name);
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

/** A mistake of a writer: the build tells it as it tells those of pages. */
class InputError extends Error {
  name = 'InputError';
}

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

/** The message names the component's line, and the page that shows it. */
async function checkComponent(loader, name) {
  const file = await new Promise((resolve) =>
    loader.resolve(loader.context, name, (error, found) => resolve(error ? undefined : found)),
  );
  if (typeof file !== 'string' || !/\.[jt]sx?$/.test(file) || file.includes(`${path.sep}node_modules${path.sep}`))
    return;
  loader.addDependency(file);
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => STATE.test(text)) + 1;
  if (line === 0) return;
  const place = path.relative(loader.rootContext, file);
  const [what] = STATE.exec(lines[line - 1]);
  const page = path.relative(loader.rootContext, loader.resourcePath);
  throw new InputError(
    `${place}:${line}: ${what.replace(/[<(\s]/g, '')} needs React in the browser, but ${page}, which imports this component, is a ` +
      `static page. Write “hydrate: true” into the front matter of ${page}, or have the component render HTML without state.`,
  );
}

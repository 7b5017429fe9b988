/** Checks that a static page doesn't import components that need React in the browser. */
const fs = require('node:fs');
const path = require('node:path');

/** Matches code that needs React in the browser. */
const STATE_PATTERN = /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Transition)\s*[<(]|<BrowserOnly\b/;
/** Matches imports of values, and exports from other modules. */
const IMPORT_PATTERN = /^\s*(?:import|export)\s(?!type\s)(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;
/** Matches import paths of the site's own files. Only these are checked, not packages and theme components. */
const OWN_FILE = /^(?:\.{1,2}\/|@site\/)/;
const HYDRATE_COMPONENT = '@theme/Hydrate';

/** An error in a writer's input, which the build reports like other diagnostics. */
class InputError extends Error {
  name = 'InputError';
}

/** Resolves the absolute path of an imported file, or `undefined` if it doesn't exist, which the bundler reports. */
function resolve(loader, folder, name) {
  return new Promise((done) =>
    loader.resolve(folder, name, (error, file) => done(error || typeof file !== 'string' ? undefined : file)),
  );
}

/**
 * Checks that a file, and the site's own files that it imports, don't need React in the browser.
 *
 * @param {import('webpack').LoaderContext<object>} loader - context of the page's loader; each file that's read becomes
 *   a dependency of the page
 * @param {string} file - absolute path of a component or React page
 * @param {string} alternative - start of the hint, with the action that makes the page hydrate
 * @param {Set<string>} seen - absolute paths of files that were already read
 * @throws InputError with the location of the first component with state
 */
async function checkState(loader, file, alternative, seen = new Set()) {
  if (seen.has(file) || !/\.[jt]sx?$/.test(file) || file.includes(`${path.sep}node_modules${path.sep}`)) return;
  seen.add(file);
  loader.addDependency(file);
  const code = fs.readFileSync(file, 'utf8');
  const lines = code.split('\n');
  const index = lines.findIndex((text) => STATE_PATTERN.test(text));
  if (index !== -1) {
    const [hook] = STATE_PATTERN.exec(lines[index]);
    const page = path.relative(loader.rootContext, loader.resourcePath);
    const subject =
      file === loader.resourcePath ? 'this page is static' : `${page}, which imports this component, is a static page`;
    throw new InputError(
      `${path.relative(loader.rootContext, file)}:${index + 1}: ${hook.replace(/[<(\s]/g, '')} needs React in the browser, but ` +
        `${subject}. ${alternative}, or have the component render HTML without state.`,
    );
  }
  for (const [, name] of code.matchAll(IMPORT_PATTERN)) {
    const imported = OWN_FILE.test(name) ? await resolve(loader, path.dirname(file), name) : undefined;
    if (imported !== undefined) await checkState(loader, imported, alternative, seen);
  }
}

/** Checks the components that a Markdown page imports. `names` are the module specifiers in MDX's output. */
async function checkImports(loader, names) {
  const page = path.relative(loader.rootContext, loader.resourcePath);
  const seen = new Set();
  for (const name of names.filter((imported) => OWN_FILE.test(imported))) {
    const file = await resolve(loader, loader.context, name);
    if (file !== undefined)
      await checkState(loader, file, `Write “hydrate: true” into the front matter of ${page}`, seen);
  }
}

/** Checks a React page, unless its code contains `@theme/Hydrate`, because the page then hydrates. */
async function checkReactPage(loader, code) {
  if (code.includes(HYDRATE_COMPONENT)) return;
  const page = path.relative(loader.rootContext, loader.resourcePath);
  await checkState(loader, loader.resourcePath, `Render <Hydrate /> of ${HYDRATE_COMPONENT} in ${page}`);
}

module.exports = {checkImports, checkReactPage};

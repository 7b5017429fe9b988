/** Finds components that do nothing without React in the browser, among those that a static page imports. */
const fs = require('node:fs');
const path = require('node:path');

/** What does nothing without React in the browser. */
const STATE = /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Transition)\s*[<(]|<BrowserOnly\b/;
/** Imports of values, and what is exported from elsewhere. */
const IMPORTS = /^\s*(?:import|export)\s(?!type\s)(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;
/** The site's own files: packages and the theme document what they need. */
const OWN = /^(?:\.{1,2}\/|@site\/)/;
const HYDRATE = '@theme/Hydrate';

/** A mistake of a writer: the build tells it as it tells those of pages. */
class InputError extends Error {
  name = 'InputError';
}

/** @returns the path of what a file imports; undefined for what isn't there, which the bundler reports */
function resolve(loader, folder, name) {
  return new Promise((done) =>
    loader.resolve(folder, name, (error, file) => done(error || typeof file !== 'string' ? undefined : file)),
  );
}

/**
 * Looks through a file and the site's own files that it imports.
 *
 * @param {import('webpack').LoaderContext<object>} loader - the loader of the page; each file read becomes a dependency of the page
 * @param {string} file - absolute path of a component or of a React page
 * @param {string} wayOn - what the author may do instead of removing the state
 * @param {Set<string>} seen - files that were read
 * @throws InputError that names the line of the first component with state
 */
async function checkState(loader, file, wayOn, seen = new Set()) {
  if (seen.has(file) || !/\.[jt]sx?$/.test(file) || file.includes(`${path.sep}node_modules${path.sep}`)) return;
  seen.add(file);
  loader.addDependency(file);
  const code = fs.readFileSync(file, 'utf8');
  const lines = code.split('\n');
  const index = lines.findIndex((text) => STATE.test(text));
  if (index !== -1) {
    const [hook] = STATE.exec(lines[index]);
    const page = path.relative(loader.rootContext, loader.resourcePath);
    const subject =
      file === loader.resourcePath ? 'this page is static' : `${page}, which imports this component, is a static page`;
    throw new InputError(
      `${path.relative(loader.rootContext, file)}:${index + 1}: ${hook.replace(/[<(\s]/g, '')} needs React in the browser, but ` +
        `${subject}. ${wayOn}, or have the component render HTML without state.`,
    );
  }
  for (const [, name] of code.matchAll(IMPORTS)) {
    const imported = OWN.test(name) ? await resolve(loader, path.dirname(file), name) : undefined;
    if (imported !== undefined) await checkState(loader, imported, wayOn, seen);
  }
}

/** Checks a page in Markdown: what it imports, by the names that MDX wrote. */
async function checkImports(loader, names) {
  const page = path.relative(loader.rootContext, loader.resourcePath);
  const seen = new Set();
  for (const name of names) {
    const file = await resolve(loader, loader.context, name);
    if (file !== undefined)
      await checkState(loader, file, `Write “hydrate: true” into the front matter of ${page}`, seen);
  }
}

/** Checks a React page, which hydrates if it or one of its components renders `@theme/Hydrate`. */
async function checkReactPage(loader, code) {
  if (code.includes(HYDRATE)) return;
  const page = path.relative(loader.rootContext, loader.resourcePath);
  await checkState(loader, loader.resourcePath, `Render <Hydrate /> of ${HYDRATE} in ${page}`);
}

module.exports = {checkImports, checkReactPage};

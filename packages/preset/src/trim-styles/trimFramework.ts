import fs from 'node:fs';
import path from 'node:path';
import postcss, {type Helpers, type Plugin, type Root} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** The framework's own style sheet; no other is touched. */
const FRAMEWORK = /[\\/]infima[\\/]/;
const SOURCES = '**/*.{ts,tsx,js,css}';
/** Parts of the theme that this site has no page for, or others in their place. */
const UNUSED_PARTS = ['Blog*', 'CodeBlock', 'MDXPage', 'Debug*', 'Tabs', 'TabItem'];

/**
 * Makes a PostCSS plugin that removes rules and variables of the framework that nothing names, and the
 * values of variables that the site's own style sheets replace on every page. Elements (`h2`, `table`)
 * and attributes stay: they come from Markdown.
 *
 * @param folders - whose source files name the classes and variables that are in use
 * @returns the plugin
 */
export function trimFramework(folders: string[]): Plugin {
  return {
    postcssPlugin: 'trim-framework',
    async OnceExit(root: Root, {result}: Helpers) {
      if (!FRAMEWORK.test(root.source?.input.file ?? '')) return;
      const styles = root.toString();
      const read = variablesIn(folders);
      const [purged] = await new PurgeCSS().purge({
        content: folders.map((folder) => path.posix.join(folder, SOURCES)),
        skippedContentGlobs: folders.flatMap((folder) =>
          UNUSED_PARTS.map((part) => path.posix.join(folder, 'theme', part, '**')),
        ),
        css: [{raw: styles}],
        variables: true,
        safelist: {standard: [/^[a-z][a-z0-9]*$/], variables: [...read, ...variablesReadIn(styles)]},
        dynamicAttributes: ['data-theme', 'dir', 'class', 'href', 'type', 'role', 'open'],
      });
      root.removeAll();
      root.append(postcss.parse(purged?.css ?? ''));
      removeReplacedVariables(root, replacedIn(folders));
      removeUnreadVariables(root, read);
      // A class that is used for the first time makes the style sheet anew, in spite of caches.
      for (const dir of folders) {
        result.messages.push({type: 'dir-dependency', plugin: 'trim-framework', dir, glob: SOURCES});
      }
    },
  };
}

/** The CSS variables that sources read: a style sheet that only gives one a value doesn't. */
function variablesIn(folders: string[]): Set<string> {
  return new Set(
    filesOf(folders, /\.(?:tsx?|js|css)$/).flatMap((file) => {
      const text = fs.readFileSync(file, 'utf8');
      return file.endsWith('.css') ? variablesReadIn(text) : (text.match(/--ifm-[\w-]+/g) ?? []);
    }),
  );
}

function filesOf(folders: string[], names: RegExp): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => names.test(file))
      .map((file) => path.join(folder, file)),
  );
}

/**
 * The variables to which style sheets give a value for every page, in a plain `:root`. Such a value wins
 * over those of the framework, in its dark mode too: they stand in a cascade layer.
 */
function replacedIn(folders: string[]): Set<string> {
  const replaced = new Set<string>();
  for (const file of filesOf(folders, /(?<!\.module)\.css$/)) {
    for (const rule of postcss.parse(fs.readFileSync(file, 'utf8')).nodes) {
      if (rule.type !== 'rule' || rule.selector !== ':root') continue;
      rule.walkDecls(/^--ifm-/, ({prop}) => void replaced.add(prop));
    }
  }
  return replaced;
}

function removeReplacedVariables(root: Root, replaced: ReadonlySet<string>): void {
  root.walkRules(/^(?::root|html\[data-theme=['"]dark['"]\])$/, (rule) => {
    rule.walkDecls(/^--ifm-/, (declaration) => void (replaced.has(declaration.prop) && declaration.remove()));
  });
}

/** Those that a style sheet reads: a variable may stand in the value of another. */
function variablesReadIn(css: string): string[] {
  return [...css.matchAll(/var\(\s*(--ifm-[\w-]+)/g)].flatMap(([, name]) => name ?? []);
}

/** What only a variable or a rule read that is gone now goes too. */
function removeUnreadVariables(root: Root, readElsewhere: ReadonlySet<string>): void {
  for (let count = -1; count !== 0;) {
    const read = new Set(variablesReadIn(root.toString()));
    count = 0;
    root.walkDecls(/^--ifm-/, (declaration) => {
      if (read.has(declaration.prop) || readElsewhere.has(declaration.prop)) return;
      declaration.remove();
      count += 1;
    });
  }
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
}

import fs from 'node:fs';
import path from 'node:path';
import postcss, {type Helpers, type Plugin, type Root} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** The framework's own style sheet. No other is changed. */
const FRAMEWORK_FILE = /[\\/]infima[\\/]/;
/** The elements that it styles. Markdown produces them, so no source has to name them. */
const ELEMENTS =
  'a area blockquote body code h1 h2 h3 h4 h5 h6 hr html iframe img kbd li ol p pre span strong svg table td th thead tr ul'.split(
    ' ',
  );
const SOURCES = '**/*.{ts,tsx,js,css}';
/** Transitions of colors. A change of color mode would start one for each link, and take twice as long. */
const COLOR_TRANSITION = /^(?:color|background|border-color)\b/;
/** Parts of the theme that the site doesn't use or has replaced. */
const UNUSED_PARTS = ['Blog*', 'CodeBlock', 'MDXPage', 'Debug*', 'Tabs', 'TabItem'];

/**
 * Creates a PostCSS plugin that removes the framework's unused rules and variables, its transitions of colors, and the
 * values of variables that the site's own style sheets override on every page. Element and attribute selectors (`h2`, `table`) stay, because Markdown
 * produces them.
 *
 * @param folders - folders of the source files that use classes and variables
 * @returns the plugin
 */
export function trimFramework(folders: string[]): Plugin {
  return {
    postcssPlugin: 'trim-framework',
    async OnceExit(root: Root, {result}: Helpers) {
      if (!FRAMEWORK_FILE.test(root.source?.input.file ?? '')) return;
      const styles = root.toString();
      const readVariables = collectVariables(folders);
      const [purged] = await new PurgeCSS().purge({
        content: folders.map((folder) => path.posix.join(folder, SOURCES)),
        skippedContentGlobs: folders.flatMap((folder) =>
          UNUSED_PARTS.map((part) => path.posix.join(folder, 'theme', part, '**')),
        ),
        css: [{raw: styles}],
        variables: true,
        safelist: {standard: ELEMENTS, variables: [...readVariables, ...findReadVariables(styles)]},
        dynamicAttributes: ['data-theme', 'dir', 'class', 'href', 'type', 'role', 'open'],
      });
      root.removeAll();
      root.append(postcss.parse(purged?.css ?? ''));
      root.walkDecls(
        'transition',
        (declaration) => void (COLOR_TRANSITION.test(declaration.value) && declaration.remove()),
      );
      removeReplacedVariables(root, collectReplacedVariables(folders));
      removeUnreadVariables(root, readVariables);
      // When a class is used for the first time, this rebuilds the style sheet despite caches.
      for (const dir of folders) {
        result.messages.push({type: 'dir-dependency', plugin: 'trim-framework', dir, glob: SOURCES});
      }
    },
  };
}

/** Collects the CSS variables that sources read. A style sheet that only sets a variable doesn't read it. */
function collectVariables(folders: string[]): Set<string> {
  return new Set(
    listFiles(folders, /\.(?:tsx?|js|css)$/).flatMap((file) => {
      const text = fs.readFileSync(file, 'utf8');
      return file.endsWith('.css') ? findReadVariables(text) : (text.match(/--ifm-[\w-]+/g) ?? []);
    }),
  );
}

function listFiles(folders: string[], names: RegExp): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => names.test(file))
      .map((file) => path.join(folder, file)),
  );
}

/**
 * Collects the variables that style sheets set for every page in a plain `:root` rule. Such values override the
 * framework's, even in dark mode, because the framework's are in a cascade layer.
 */
function collectReplacedVariables(folders: string[]): Set<string> {
  const replaced = new Set<string>();
  for (const file of listFiles(folders, /(?<!\.module)\.css$/)) {
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

/** Finds the variables that a style sheet reads, including in the values of other variables. */
function findReadVariables(css: string): string[] {
  return [...css.matchAll(/var\(\s*(--ifm-[\w-]+)/g)].flatMap(([, name]) => name ?? []);
}

/** Removes unread variables until none is left: each removal may leave further variables unread. */
function removeUnreadVariables(root: Root, readElsewhere: ReadonlySet<string>): void {
  for (let count = -1; count !== 0;) {
    const readVariables = new Set(findReadVariables(root.toString()));
    count = 0;
    root.walkDecls(/^--ifm-/, (declaration) => {
      if (readVariables.has(declaration.prop) || readElsewhere.has(declaration.prop)) return;
      declaration.remove();
      count += 1;
    });
  }
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
}

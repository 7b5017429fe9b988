/**
 * Splits the bundler's style sheet, of which most pages need only half. Each kind of static page (guides, a reference,
 * React pages) gets a style sheet with only the rules that its pages can use. Pages that hydrate keep the complete one,
 * because they can render any component.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@paydocs/core';
import type {BuildFiles} from './buildFiles';
import {findReferencedVariables, trimStyles} from './trimStyles';
import {
  findClassNames,
  findInlineScripts,
  findDataAndEventAttributeValues,
  findScriptPaths,
  findSelectorClassNames,
  findPossibleCssNames,
} from './usedNames';

const STYLES_FOLDER = 'assets/css';
const HTML_TAG = /<html[^>]*>/i;

/** The static pages of one plugin instance, such as all guides, and the classes that they use. */
interface PageKind {
  /** Absolute paths of the pages' HTML files. */
  files: string[];
  classes: Set<string>;
}

/** The static pages of a site, and the names and scripts that they use. */
interface SitePages {
  /** Kinds of pages by name of the plugin and instance, such as `docs-rest`. */
  kinds: Map<string, PageKind>;
  /** URL paths of scripts on the same host. */
  scriptPaths: Set<string>;
  inlineScripts: Set<string>;
  /** Names of CSS variables that attributes read, such as the `stroke` of an icon. */
  variables: Set<string>;
}

/**
 * Writes a style sheet for each kind of page, and changes the links in the pages.
 *
 * @param outDir - absolute path of the built site
 * @param baseUrl - base path of the site, such as `/docs/`
 * @param build - see {@link BuildFiles}
 */
export function splitStyles(outDir: string, baseUrl: string, build: BuildFiles): void {
  const folder = path.join(outDir, STYLES_FOLDER);
  const sheets = listFiles(folder).filter((file) => file.endsWith('.css'));
  const pages = readPages(
    outDir,
    sheets.map((file) => `${baseUrl}${STYLES_FOLDER}/${path.basename(file)}`),
  );
  const words = readScriptWords(outDir, baseUrl, build, pages);
  const siteClasses = [...build.siteStyles].flatMap((file) => findSelectorClassNames(readText(file)));
  const otherSheets = listFiles(outDir).filter((file) => file.endsWith('.css') && !sheets.includes(file));
  const variables = new Set([
    ...words,
    ...pages.variables,
    ...otherSheets.flatMap((file) => findReferencedVariables(readText(file))),
  ]);
  for (const [kind, {files, classes}] of pages.kinds) {
    const used = {classes: new Set([...classes, ...words, ...siteClasses]), variables};
    const names = sheets.map((file) => {
      const css = trimStyles(readText(file), used);
      const name = `${kind}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
      fs.writeFileSync(path.join(folder, name), css);
      return [path.basename(file), name] as const;
    });
    for (const file of files) {
      fs.writeFileSync(
        file,
        names.reduce((html, [from, to]) => html.replace(from, to), readText(file)),
      );
    }
  }
}

const readText = (file: string): string => fs.readFileSync(file, 'utf8');

/** Reads the static pages that link to one of the style sheets. */
function readPages(outDir: string, sheetUrls: readonly string[]): SitePages {
  const pages: SitePages = {
    kinds: new Map(),
    scriptPaths: new Set(),
    inlineScripts: new Set(),
    variables: new Set(),
  };
  for (const file of listFiles(outDir).filter((name) => name.endsWith('.html'))) {
    const html = readText(file);
    const tag = HTML_TAG.exec(html)?.[0] ?? '';
    // Matches the character before the URL, because another language's URL may end with this one.
    const hasSheet = sheetUrls.some((url) => html.includes(`"${url}`) || html.includes(`=${url}`));
    if (tag.includes('data-hydrate') || !hasSheet) continue;
    const name = getPageKindName(tag);
    const kind = pages.kinds.get(name) ?? {files: [], classes: new Set()};
    pages.kinds.set(name, kind);
    kind.files.push(file);
    [...findClassNames(html), ...findDataAndEventAttributeValues(html).flatMap(findPossibleCssNames)].forEach((value) =>
      kind.classes.add(value),
    );
    findScriptPaths(html).forEach((url) => pages.scriptPaths.add(url));
    findInlineScripts(html).forEach((code) => pages.inlineScripts.add(code));
    findReferencedVariables(html).forEach((name) => pages.variables.add(name));
  }
  return pages;
}

/** Returns the name of a page's kind from the classes of its `html` element, such as `docs-rest`. */
function getPageKindName(htmlTag: string): string {
  const [, plugin = 'other'] = /\bplugin-(?!id-)([\w-]+)/.exec(htmlTag) ?? [];
  const [, id = 'default'] = /\bplugin-id-([\w-]+)/.exec(htmlTag) ?? [];
  return id === 'default' ? plugin : `${plugin}-${id}`;
}

/** Collects the words of all scripts that a static page can run. Each may be a class that a script adds. */
function readScriptWords(outDir: string, baseUrl: string, {scripts}: BuildFiles, pages: SitePages): Set<string> {
  const local = [...pages.scriptPaths].filter((url) => url.startsWith(baseUrl)).map((url) => url.slice(baseUrl.length));
  const files = [...new Set([...scripts, ...local])].map((file) => path.join(outDir, file));
  return new Set(
    [...files.filter((file) => fs.existsSync(file)).map(readText), ...pages.inlineScripts].flatMap(
      findPossibleCssNames,
    ),
  );
}

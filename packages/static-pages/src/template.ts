/**
 * The Eta template for Docusaurus's `ssrTemplate`. It differs from Docusaurus's own template only in the scripts: a static
 * page loads only the shell, and a page that hydrates (`theme/Hydrate`) loads Docusaurus's client, which includes the shell.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Matches the scripts in the framework's template. */
const FRAMEWORK_SCRIPTS =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>\s*<% \}\); %>/;

/** No page has both scripts, because each of the two chunk-loading runtimes would run chunks that the other has loaded. */
const SCRIPTS =
  `<% const isHydrated = it.htmlAttributes.includes('data-hydrate'); %>` +
  String.raw`<% it.scripts.filter((script) => isHydrated !== /(?:^|\/)shell\.[^/]*js$/.test(script)).forEach((script) => { %>` +
  // A shell that doesn't load must not delay what follows.
  `<script src="<%= it.baseUrl %><%= script %>" <%~ isHydrated ? 'defer' : 'async fetchpriority="high"' %>></script><% }); %>`;

/** The theme hides its icons with an attribute that a strict policy forbids, so `theme/src/css/base.css` hides them. */
const HIDDEN_STYLE = 'style="display: none;"';
const BODY_START = '<%~ it.preBodyTags %>';

/**
 * Removes the scripts that pages don't need, and the style attribute, from the framework's page template.
 *
 * @param template - the framework's page template, in Eta
 * @returns the shorter template
 * @throws Error if the framework's template has changed
 */
export function replaceScripts(template: string): string {
  if (!FRAMEWORK_SCRIPTS.test(template) || !template.includes(BODY_START)) {
    throw new Error(
      'The page template of @docusaurus/core has changed: compare packages/static-pages/src/template.ts with ' +
        'node_modules/@docusaurus/core/lib/ssg/ssgTemplate.html.js.',
    );
  }
  return template
    .replace(FRAMEWORK_SCRIPTS, () => SCRIPTS)
    .replace(BODY_START, () => `<%~ it.preBodyTags.replace('${HIDDEN_STYLE}', 'hidden') %>`);
}

/** The page template, for the site's configuration. */
export const pageTemplate = replaceScripts(frameworkTemplate);
